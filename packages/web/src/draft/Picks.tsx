/** One round of a quick draft: three packs, of which the player and the bot take one each. */
import { useEffect, useRef } from 'react';
import { linesOf } from '../decks/deck.ts';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DRAFT } from '../words/draft.ts';
import { PackCards } from './PackCards.tsx';
import { cardsOf, DRAFT_ROUNDS, type Pack } from './packs.ts';
import type { QuickDraft } from './quick.ts';

interface PicksProps {
  readonly ui: GameUi;
  readonly draft: QuickDraft;
  readonly onTake: (at: number) => void;
}

export function Picks({ ui, draft: { mine, theirs, offer }, onTake }: PicksProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const round = offer?.round ?? 0;
  // The pressed button is gone with its pack.
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);
  if (offer === null) return null;
  const { packs, gone } = offer;
  const last = theirs.at(-1);
  return (
    <section aria-labelledby="draft-round" className="draft-picks">
      <h2 id="draft-round" ref={heading} tabIndex={-1}>
        {say(DRAFT.round, { n: round + 1, of: DRAFT_ROUNDS })}
      </h2>
      <p role="status">
        {last === undefined || gone !== null ? '' : `${say(DRAFT.botTook, { name: nameOf(ui, last, say) })} `}
        {say(gone === null ? DRAFT.youFirst : DRAFT.botFirst)}
      </p>
      <ul className="draft-packs" key={round}>
        {packs.map((pack, at) => (
          <li key={pack.deck} data-gone={at === gone || undefined}>
            <h3>{nameOf(ui, pack, say)}</h3>
            <PackCards ui={ui} label={nameOf(ui, pack, say)} pack={pack} />
            {at === gone ? (
              <p className="taken">{say(DRAFT.taken)}</p>
            ) : (
              <button type="button" className="button main" onClick={() => onTake(at)}>
                {say(DRAFT.take)}
                <span className="hidden-text">{`: ${nameOf(ui, pack, say)}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Taken ui={ui} packs={mine} />
    </section>
  );
}

/** A pack is called after the ready deck that its cards are from. */
function nameOf(ui: GameUi, { deck }: Pack, say: ReturnType<typeof useSay>): string {
  const ready = ui.game.decks.find(({ id }) => id === deck);
  return ready === undefined ? deck : say(ready.name);
}

/** What the player has so far. */
function Taken({ ui, packs }: { readonly ui: GameUi; readonly packs: readonly Pack[] }) {
  const say = useSay();
  if (packs.length === 0) return null;
  const byId = new Map(ui.cards.map((def) => [def.id, def]));
  const cards = cardsOf(packs);
  return (
    <details className="draft-taken">
      <summary>{say(DRAFT.soFar, { n: cards.length })}</summary>
      <ul>
        {linesOf(cards).map(({ id, count }) => (
          <li key={id}>
            {say(byId.get(id)?.name ?? { ja: id, 'zh-Hant': id, en: id })}
            {count > 1 ? ` ×${count}` : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}
