/** Six packs to open: one after the other, each with its cards, or all at once. */
import { useEffect, useRef } from 'react';
import { CardBack } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DRAFT } from '../words/draft.ts';
import { PackCards } from './PackCards.tsx';
import type { Pack } from './packs.ts';

interface OpenPacksProps {
  readonly ui: GameUi;
  readonly packs: readonly Pack[];
  readonly opened: readonly number[];
  readonly onOpen: (opened: readonly number[]) => void;
  /** Everything is open, and has been seen. */
  readonly onDone: () => void;
}

export function OpenPacks({ ui, packs, opened, onOpen, onDone }: OpenPacksProps) {
  const say = useSay();
  const shown = opened.at(-1);
  const all = opened.length === packs.length;
  const next = useRef<HTMLButtonElement>(null);
  const pack = shown === undefined ? undefined : packs[shown];
  // The pressed pack is gone: the keyboard goes on with what comes next.
  useEffect(() => {
    if (opened.length > 0) next.current?.focus({ preventScroll: true });
  }, [opened.length]);
  const openAll = () => onOpen([...opened, ...packs.keys()].filter((at, i, list) => list.indexOf(at) === i));
  const first = packs.findIndex((_, at) => !opened.includes(at));
  return (
    <section className="draft-open" aria-label={say(DRAFT.packs)}>
      <ul className="wrappers">
        {packs.map(({ deck }, at) => (
          <li key={`${deck} ${at}`} data-open={opened.includes(at) || undefined}>
            <button
              type="button"
              ref={at === first ? next : null}
              disabled={opened.includes(at)}
              onClick={() => onOpen([...opened, at])}
            >
              <CardBack ui={ui} />
              <b>{say(opened.includes(at) ? DRAFT.isOpen : DRAFT.open, { n: at + 1 })}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        {all ? (
          <button type="button" ref={next} className="button main" onClick={onDone}>
            {say(DRAFT.toDeck)}
          </button>
        ) : (
          <button type="button" className="button" onClick={openAll}>
            {say(DRAFT.openAll)}
          </button>
        )}
        <span role="status">{say(DRAFT.openCount, { n: opened.length, of: packs.length })}</span>
      </p>
      {pack === undefined || shown === undefined ? null : (
        <div key={shown} className="draft-cards fresh">
          <h2>{say(DRAFT.fromPack, { n: shown + 1 })}</h2>
          <PackCards ui={ui} label={say(DRAFT.fromPack, { n: shown + 1 })} pack={pack} />
        </div>
      )}
    </section>
  );
}
