import '../settings.css';
import '../play.css';
import type { DeckList, Seat } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { useState } from 'react';
import { legalDeck } from '../../decks/legal.ts';
import { type GameEntry, useGameUi } from '../../games/index.ts';
import { useLanguage, useSay } from '../../language.ts';
import { ServerError, tableOf } from '../../online/api.ts';
import { refusalText } from '../../online/refusal.ts';
import { sitDown } from '../../online/shuffle.ts';
import { Page } from '../../Page.tsx';
import { nameOf } from '../../people/names.ts';
import { ONLINE } from '../../words/online.ts';
import { PLAY } from '../../words/play.ts';
import { DeckChoice } from '../play/DeckChoice.tsx';
import { rememberSetup } from '../play/remembered.ts';
import { setupOf } from '../play/setup.ts';
import { TableTerms } from './TableTerms.tsx';

interface SitDownProps {
  readonly entry: GameEntry;
  readonly table: TableInfo;
  readonly onSit: (found: { readonly table: TableInfo; readonly seat: Seat | null }) => void;
}

/** Somebody else was faster. */
const hasBegun = (trouble: unknown): boolean =>
  trouble instanceof ServerError && (trouble.key === 'begun' || trouble.key === 'seats-taken');

/** For people who open an invitation: lets them choose a deck and sit down. */
export function SitDown({ entry, table, onSit }: SitDownProps) {
  const say = useSay();
  const ui = useGameUi(entry);
  const [deck, setDeck] = useState(() => legalDeck(ui.game, setupOf(ui).mine.cards, table.rulings));
  const [trouble, setTrouble] = useState<unknown>(null);
  const language = useLanguage();
  const choose = (cards: DeckList, id: string) => {
    setDeck(cards);
    rememberSetup(entry.id, { mine: id });
  };
  const host =
    nameOf(
      say,
      table.seats.find((seat) => seat !== null),
    ) || say(ONLINE.somebody);
  return (
    <Page title={say(entry.name)} entry={entry} ui narrow>
      <h1 className="page-title">{say(entry.name)}</h1>
      <p>{say(ONLINE.invited, { name: host })}</p>
      <TableTerms ui={ui} table={table} />
      {entry.decks ? (
        <DeckChoice name={say(PLAY.yourDeck)} ui={ui} rulings={table.rulings} chosen={deck} onChoose={choose} />
      ) : null}
      <p className="play-begin">
        <button
          type="button"
          className="button main"
          onClick={() => {
            sitDown(table.id, deck).then(onSit, setTrouble);
          }}
        >
          {say(ONLINE.join)}
        </button>
      </p>
      {trouble === null ? null : <p role="alert">{refusalText(trouble, say, ui.game, language)}</p>}
      {hasBegun(trouble) ? (
        <p>
          <button type="button" className="button" onClick={() => void tableOf(table.id).then(onSit, setTrouble)}>
            {say(ONLINE.watch)}
          </button>
        </p>
      ) : null}
    </Page>
  );
}
