/** One round of a quick draft: three packs, of which one is taken. */
import { Card } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { DRAFT } from '../words/draft.ts';
import { DRAFT_ROUNDS, type Pack } from './draft.ts';

interface PicksProps {
  readonly ui: GameUi;
  readonly round: number;
  readonly packs: readonly Pack[];
  readonly onTake: (at: number) => void;
}

export function Picks({ ui, round, packs, onTake }: PicksProps) {
  const say = useSay();
  return (
    <section aria-labelledby="draft-round">
      <h2 id="draft-round" aria-live="polite">
        {say(DRAFT.round, { n: round + 1, of: DRAFT_ROUNDS })}
      </h2>
      <ul className="draft-packs">
        {packs.map(({ deck, cards }, at) => (
          <li key={deck} aria-label={say(DRAFT.pack, { n: at + 1 })}>
            <div>
              {ui.cards
                .filter(({ id }) => cards.includes(id))
                .map((def) => (
                  <div key={def.id} className="pick">
                    <Card ui={ui} def={def} detail="card" />
                    {cards.filter((id) => id === def.id).length > 1 ? (
                      <span className="pick-count">×{cards.filter((id) => id === def.id).length}</span>
                    ) : null}
                  </div>
                ))}
            </div>
            <button type="button" className="button" onClick={() => onTake(at)}>
              {say(DRAFT.take)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
