import type { DeckList } from '@taisen/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameUi } from '../../games/game-ui.ts';
import type { GameEntry } from '../../games/index.ts';
import { useSay } from '../../language.ts';
import { openTable } from '../../local/device.ts';
import { GENTLE, GENTLEST, levelNamed } from '../../local/levels.ts';
import type { LocalSeat } from '../../local/spec.ts';
import { TableMessage } from '../../table/parts/TableMessage.tsx';
import { tableSettings } from '../../table/settings.ts';
import { FRAME } from '../../words/frame.ts';
import { TABLE } from '../../words/table.ts';

/** A random ready-made deck other than this one. */
export function someDeck(ui: GameUi, but?: DeckList): DeckList {
  const decks = ui.game.decks.map(({ cards }) => cards).filter((cards) => cards !== but);
  return decks[Math.floor(Math.random() * decks.length)] ?? but ?? [];
}

/** Begins a match against an easy bot with ready-made decks, without asking anything. */
export function AtOnce({ entry, ui }: { readonly entry: GameEntry; readonly ui: GameUi }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const begun = useRef(false);
  const [failed, setFailed] = useState(false);
  const level = tableSettings().played.includes(entry.id) ? GENTLE : GENTLEST;
  const name = say(levelNamed(level));
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const mine = ui.game.decks[0]?.cards ?? [];
    const you: LocalSeat = { kind: 'person', name: '' };
    const bot: LocalSeat = { kind: 'bot', level, name };
    openTable({ game: entry.id, decks: [mine, someDeck(ui, mine)], rulings: {}, seats: [you, bot] }).then(
      (id) => navigate(`/table/local/${id}`, { replace: true }),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [entry, ui, navigate, level, name]);
  return <TableMessage entry={entry}>{say(failed ? FRAME.failed : TABLE.opening)}</TableMessage>;
}
