/** The names and shapes that are this game's own: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';
import type { MsCard, MsState } from './state.ts';

/** What everyone sees beside the cards. */
export interface MsFacts {
  readonly life: readonly number[];
  readonly tokens: readonly number[];
  readonly rested: readonly number[];
  readonly phase: string;
  readonly starter: Seat;
  readonly charged: MsState['charged'];
}

/** What everyone who can read a card sees of its present state: which of these, depends on where it lies. */
export interface MsCardFacts {
  readonly attack?: number;
  readonly hp?: number;
  readonly maxHp?: number;
  readonly sp?: number;
  readonly attacks?: number;
  readonly skilled?: MsCard['skilled'];
  /** Of a charge: the place of the monster that carries it; -1 is the phase card. */
  readonly place?: number;
  /** In the hand: what it costs now, which may differ from what is printed. */
  readonly cost?: number;
  /** Of a phase card. */
  readonly stage?: number;
}

export interface MsTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: MsFacts;
  readonly cardFacts: MsCardFacts;
  readonly events: keyof typeof events;
  readonly values:
    | 'attack'
    | 'attacks'
    | 'skills'
    | 'counter'
    | 'piercing'
    | 'guardian'
    | 'veiled'
    | 'hidden'
    | 'ward'
    | 'direct'
    | 'swift'
    | 'lone'
    | 'leech'
    | 'venom'
    | 'invincible'
    | 'undying'
    | 'steadfast'
    | 'battleTaken'
    | 'effectTaken'
    | 'cost';
  readonly playerValues: 'setsunaExtra';
}
