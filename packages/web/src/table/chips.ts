/** What lasts on a card or a player, as small marks: from the effects that the view sends and the facts of the card. */
import {
  type CardView,
  cardNamed,
  type EffectView,
  fill,
  type Language,
  type Seat,
  type View,
  type Words,
} from '@taisen/kernel';
import type { ShapeName } from '../art/shapes.ts';
import type { AnyCard, GameUi, Now } from '../games/game-ui.ts';
import { defOf } from './cards.ts';

/** A mark as a game defines it. `label` is short: a number, or a sign. */
export interface Mark {
  readonly key: string;
  readonly shape: ShapeName;
  /** Whether it helps the card; null if neither. */
  readonly good: boolean | null;
  readonly label?: string;
  readonly name: Words;
  readonly rule?: Words;
}

export interface Chip {
  readonly key: string;
  readonly shape: ShapeName;
  readonly good: boolean | null;
  readonly label: string;
  readonly name: string;
  /** What it does, where the game explains it. */
  readonly rule: string;
  /** The turns after this one in which it still holds; null while the card stays. */
  readonly turns: number | null;
  /** The name of the card that it comes from. */
  readonly source: string;
}

/** `until` of an effect that lasts as long as the card stays. */
const STAYS = 1e6;

/** Where a game names a kind of effect; the first that exists is taken. */
const NAMES = ['status', 'effect', 'keyword'] as const;

export function chipsOf(ui: GameUi, view: View, card: CardView, language: Language): readonly Chip[] {
  const effects = view.effects.filter(({ target }) => target?.id === card.id && card.id !== 0);
  const def = defOf(ui, card.card);
  const facts = def === undefined ? [] : (ui.marks?.(def, (card.now ?? {}) as Now) ?? []);
  return [...facts.map((mark) => factChip(mark, language)), ...effectChips(ui, view, effects, language)];
}

/** Effects on a player, or on the whole table by this player. */
export function playerChips(ui: GameUi, view: View, seat: Seat, language: Language): readonly Chip[] {
  const effects = view.effects.filter((effect) => effect.target === undefined && effect.seat === seat);
  return effectChips(ui, view, effects, language);
}

function effectChips(ui: GameUi, view: View, effects: readonly EffectView[], language: Language): readonly Chip[] {
  return effects.flatMap((effect, i) => {
    const { kind, amount, until, card } = effect;
    // A fact of the card shows it already, or it only waits for something.
    if (ui.quietEffects?.includes(kind)) return [];
    const prefix = NAMES.find((each) => ui.game.words[`${each}.${kind}`] !== undefined);
    if (prefix === undefined) return [];
    const words = ui.game.words;
    const { shape, good } = ui.effectMarks?.[kind] ?? { shape: 'ring' as const, good: null };
    return [
      {
        key: `${kind} ${i}`,
        shape,
        good: good === 'sign' ? amount > 0 : good,
        label: Math.abs(amount) > 1 ? short(amount) : '',
        name: fill(words[`${prefix}.${kind}`]?.[language] ?? '', { amount }),
        rule: words[`${prefix}.${kind}.rule`]?.[language] ?? '',
        turns: until >= STAYS ? null : Math.max(0, until - view.turn),
        source: card.card === undefined ? '' : cardNamed(ui.game, card.card, language),
      },
    ];
  });
}

const factChip = ({ key, shape, good, label = '', name, rule }: Mark, language: Language): Chip => ({
  key,
  shape,
  good,
  label,
  name: name[language],
  rule: rule?.[language] ?? '',
  turns: null,
  source: '',
});

const short = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/** How an effect is drawn; `sign`: it helps if its amount is positive. */
export interface EffectMark {
  readonly shape: ShapeName;
  readonly good: boolean | null | 'sign';
}
export type MarksOf<D = AnyCard> = (def: D, now: Now) => readonly Mark[];
