import { COST_COUNT, COST_LEVEL, LEVEL, PAYMENTS } from '../work.ts';
import { choose, options, type Run, type Side } from './table.ts';

// Options of the Main Phases. A summon is card | zone << 6 | paid zones << 8 | SUMMON.
const END = 0;
export const BATTLE = 1 << 12;
const SUMMON = 1 << 13;

/** LV-5.3, LV-5.5: returns BATTLE or END. */
export function mainPhase(run: Run, me: Side, mayBattle: boolean): number {
  for (;;) {
    let count = run.summoned ? 0 : addSummons(me);
    if (mayBattle) options[count++] = BATTLE;
    options[count++] = END;
    const option = choose(run, count);
    if (option < SUMMON) return option;
    summon(me, option);
    run.summoned = true;
  }
}

/** LV-6.2, LV-6.3, LV-6.4. */
function addSummons({ hand, field }: Side): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    const level = COST_LEVEL[card] as number;
    let fitting = 0;
    for (let zone = 0; zone < 3; zone++) {
      const monster = field[zone] as number;
      if (monster >= 0 && LEVEL[monster] === level) fitting |= 1 << zone;
    }
    const ways = (PAYMENTS[COST_COUNT[card] as number] as readonly (readonly number[])[])[fitting] as readonly number[];
    for (let way = 0; way < ways.length; way++) {
      const paid = ways[way] as number;
      for (let zone = 0; zone < 3; zone++) {
        if ((field[zone] as number) < 0 || ((paid >> zone) & 1) === 1)
          options[count++] = SUMMON | (paid << 8) | (zone << 6) | card;
      }
    }
  }
  return count;
}

function summon({ hand, field, trash }: Side, option: number): void {
  const card = option & 63;
  for (let zone = 0; zone < 3; zone++) {
    if (((option >> (8 + zone)) & 1) === 0) continue;
    trash.push(field[zone] as number);
    field[zone] = -1;
  }
  hand.splice(hand.indexOf(card), 1);
  field[(option >> 6) & 3] = card;
}
