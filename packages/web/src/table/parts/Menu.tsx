/** The table's menu: conceding, draw offers, settings, leaving. */
import { Dialog } from '@base-ui/react/dialog';
import { phrase } from '@taisen/kernel';
import { memo, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shape } from '../../art/Shape.tsx';
import { useSay } from '../../language.ts';
import { FRAME } from '../../words/frame.ts';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';
import { changeSettings, useTableSettings } from '../settings.ts';
import { SpeedChoice, Switches } from './Preferences.tsx';

export const Menu = memo(function Menu({ plays, over }: { readonly plays: boolean; readonly over: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  // It must not stay open over the outcome.
  useEffect(() => {
    if (over) setOpen(false);
  }, [over]);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button round" aria-label={say(TABLE.menu)}>
        <Shape name="gear" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="sheet-shade" />
        <Opened plays={plays} />
      </Dialog.Portal>
    </Dialog.Root>
  );
});

function Opened({ plays }: { readonly plays: boolean }) {
  const { say, ui, client, request } = useScreen();
  const [sure, setSure] = useState(false);
  const over = client.result !== null;
  return (
    <Dialog.Popup className="sheet menu" data-game={ui.game.id}>
      <Dialog.Title className="sheet-title">{say(TABLE.menu)}</Dialog.Title>
      <Preferences />
      <div className="menu-buttons">
        {plays && !over ? (
          <>
            <button
              type="button"
              className={`button ${sure ? 'main' : ''}`}
              onClick={() => (sure ? request({ do: 'concede' }) : setSure(true))}
            >
              {say(sure ? TABLE.sureConcede : TABLE.concede)}
            </button>
            <Dialog.Close className="button" onClick={() => request({ do: 'offer-draw' })}>
              {say(TABLE.offerDraw)}
            </Dialog.Close>
          </>
        ) : null}
        <Link className="button" href={`/${ui.game.id}/rules`} target="_blank">
          {say(FRAME.rules)}
        </Link>
        <Link className="button" href={`/${ui.game.id}`}>
          {say(TABLE.leave)}
        </Link>
        <Dialog.Close className="button">{say(TABLE.close)}</Dialog.Close>
      </div>
      <p className="menu-keys">{say(TABLE.keys)}</p>
    </Dialog.Popup>
  );
}

function Preferences() {
  const { say } = useScreen();
  return (
    <div className="preferences">
      <fieldset>
        <legend>{say(TABLE.speed)}</legend>
        <div className="segments">
          <SpeedChoice />
        </div>
      </fieldset>
      <Switches />
      <AutoPass />
    </div>
  );
}

function AutoPass() {
  const { ui, say, language, request } = useScreen();
  const { autoPass } = useTableSettings();
  const kinds = ui.passable;
  if (kinds === undefined) return null;
  const mine = autoPass[ui.game.id] ?? {};
  const choose = (kind: string, how: string) => {
    const { [kind]: _, ...rest } = mine;
    const next = how === 'idle' || how === 'always' ? { ...rest, [kind]: how as 'idle' | 'always' } : rest;
    changeSettings({ autoPass: { ...autoPass, [ui.game.id]: next } });
    if (Object.keys(next).length === 0) request({ do: 'auto-pass', kinds: {} });
  };
  return (
    <fieldset>
      <legend>{say(TABLE.autoPass)}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="switch">
          <select value={mine[kind] ?? 'never'} onChange={(event) => choose(kind, event.target.value)}>
            {(['never', 'idle', 'always'] as const).map((how) => (
              <option key={how} value={how}>
                {say(TABLE[how])}
              </option>
            ))}
          </select>
          {phrase(ui.game, `prompt.${kind}`, language)}
        </label>
      ))}
    </fieldset>
  );
}
