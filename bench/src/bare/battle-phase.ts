import { POWER } from '../work.ts';
import { choose, options, type Run, type Side } from './table.ts';

// Options of the Battle Phase. An attack is zone | target zone << 2, the target being DIRECT without monsters.
const DIRECT = 3;
const MAIN2 = 1 << 12;

/** LV-5.4: until no monster can attack, the player ends the phase, or a player has lost. */
export function battlePhase(run: Run, me: Side, other: Side): void {
  while (me.lp > 0 && other.lp > 0) {
    let count = addAttacks(me, other);
    if (count === 0) return;
    options[count++] = MAIN2;
    const option = choose(run, count);
    if (option === MAIN2) return;
    attack(me, other, option & 3, option >> 2);
  }
}

/** LV-7.1, LV-7.5. */
function addAttacks(me: Side, other: Side): number {
  let count = 0;
  for (let zone = 0; zone < 3; zone++) {
    if ((me.field[zone] as number) < 0 || ((me.attacked >> zone) & 1) === 1) continue;
    const before = count;
    for (let target = 0; target < 3; target++)
      if ((other.field[target] as number) >= 0) options[count++] = zone | (target << 2);
    if (count === before) options[count++] = zone | (DIRECT << 2);
  }
  return count;
}

/** LV-7.2 to LV-7.5. */
function attack(me: Side, other: Side, zone: number, target: number): void {
  me.attacked |= 1 << zone;
  const power = POWER[me.field[zone] as number] as number;
  if (target === DIRECT) {
    other.lp = Math.max(0, other.lp - power);
    return;
  }
  const difference = power - (POWER[other.field[target] as number] as number);
  if (difference > 0) other.lp = Math.max(0, other.lp - difference);
  else me.lp = Math.max(0, me.lp + difference);
  if (difference <= 0) destroy(me, zone);
  if (difference >= 0) destroy(other, target);
}

function destroy({ field, trash }: Side, zone: number): void {
  trash.push(field[zone] as number);
  field[zone] = -1;
}
