/** What is to be said of a card on the table: why its numbers are what they are, and what lasts on it. */
import { cardNamed, type ExplainedValue } from '@taisen/kernel';
import { useEffect, useState } from 'react';
import { TABLE } from '../../words/table.ts';
import { cardsOf } from '../cards.ts';
import { chipsOf } from '../chips.ts';
import { type PreviewedCard, useScreen } from '../context.ts';
import { ChipList } from './Chips.tsx';
import { signed } from './Spot.tsx';

export function CardState({ of }: { readonly of: PreviewedCard }) {
  const { ui, view, language } = useScreen();
  const lying = of.id === undefined ? undefined : cardsOf(view).get(of.id);
  const values = useExplained(of.id);
  if (lying === undefined) return null;
  return (
    <>
      {values.map((value) => (
        <Sum key={value.value} of={value} />
      ))}
      <ChipList chips={chipsOf(ui, view, lying.card, language)} />
    </>
  );
}

/** "Power 1200 = 600 + 600 Stoke the Flames" */
function Sum({ of }: { readonly of: ExplainedValue }) {
  const { ui, language, say } = useScreen();
  const { value, printed, causes, now } = of;
  const rest = now - causes.reduce((sum, { amount }) => sum + amount, printed);
  const name = ui.game.words[`now.${value}`]?.[language] ?? ui.game.words[`table.${value}`]?.[language];
  return (
    <p className="sum">
      {name === undefined ? null : <small>{name}</small>} <b>{now}</b> = {printed}
      {causes.map(({ card, ability, amount }) => (
        <span key={`${card.id} ${ability} ${amount}`}>
          {' '}
          <b>{signed(amount)}</b> {cardNamed(ui.game, card.card, language)}
        </span>
      ))}
      {rest === 0 ? null : (
        <span>
          {' '}
          <b>{signed(rest)}</b> {rest < 0 ? say(TABLE.damageTaken) : ''}
        </span>
      )}
    </p>
  );
}

const NOTHING: readonly ExplainedValue[] = [];

/** Asks the rules again whenever something has happened. */
function useExplained(id: number | undefined): readonly ExplainedValue[] {
  const { question, client } = useScreen();
  const [known, setKnown] = useState<{ id: number; seq: number; values: readonly ExplainedValue[] } | null>(null);
  const { seq } = client;
  useEffect(() => {
    if (id === undefined || id === 0) return;
    let late = false;
    question({ do: 'explain', card: id }).then(
      (reply) => {
        if (!late && reply.type === 'explained') setKnown({ id, seq, values: reply.values });
      },
      // A replay or a lesson has no rules to ask.
      () => {},
    );
    return () => {
      late = true;
    };
  }, [question, id, seq]);
  return known !== null && known.id === id && known.seq === seq ? known.values : NOTHING;
}
