/** The types that are specific to this game: see `GameTypes`. */
import type { Seat, ValuesOf } from '@taisen/kernel';
import type { events } from './events.ts';
import type { rulings } from './rulings.ts';
import type { MsCard, MsState } from './state.ts';

/** Public facts beside the cards. */
export interface MsFacts {
  readonly life: readonly number[];
  readonly tokens: readonly number[];
  readonly rested: readonly number[];
  readonly locked: readonly number[];
  readonly phase: string;
  readonly starter: Seat;
  readonly charged: MsState['charged'];
}

/** Facts about a card, for every viewer who can see it. The fields depend on its zone. */
export interface MsCardFacts {
  readonly attack?: number;
  readonly hp?: number;
  readonly maxHp?: number;
  readonly sp?: number;
  readonly attacks?: number;
  readonly skilled?: MsCard['skilled'];
  /** MS-10.1: what the underdog rule would add to its attack and take from its damage if it attacked now, in percent. */
  readonly moreAttack?: number;
  readonly lessDamage?: number;
  /** Charges: the place of the carrier; -1 is the phase card. */
  readonly place?: number;
  /** In the hand: the present cost, which may differ from the printed one. */
  readonly cost?: number;
  /** Phase cards only. */
  readonly stage?: number;
}

export interface MsTypes {
  readonly rulings: ValuesOf<typeof rulings>;
  readonly facts: MsFacts;
  readonly cardFacts: MsCardFacts;
  readonly events: keyof typeof events;
  readonly values:
    | 'attack'
    | 'hp'
    | 'attacks'
    | 'skills'
    | 'counter'
    | 'piercing'
    | 'guardian'
    | 'veiled'
    | 'hidden'
    | 'ward'
    | 'direct'
    | 'unreduced'
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
