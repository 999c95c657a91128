/** Options never change, so each is made once and reused. Otherwise they would be most of what a decision allocates. */
import type { CardId, Option } from '@taisen/kernel';

const single = (verb: string) => {
  const made: Option[] = [];
  return (card: CardId): Option => {
    made[card] ??= { do: verb, card };
    return made[card];
  };
};
const pair = (verb: string) => {
  const made: Option[][] = [];
  return (card: CardId, target: CardId): Option => {
    made[card] ??= [];
    const row = made[card];
    row[target] ??= { do: verb, card, target };
    return row[target];
  };
};

export const placeAttack = single('place-attack');
export const placeDefence = single('place-defence');
export const setCard = single('set');
export const useCard = single('use');
export const useOn = pair('use');
export const discard = (card: CardId, ability: string): Option => ({ do: 'discard', card, ability });
export const answerOn = pair('answer');
export const attackOn = pair('attack');
export const attackPlayer = single('direct');
export const BATTLE: Option = { do: 'battle' };
export const END: Option = { do: 'end' };
export const ATTACK_POSITION: Option = { do: 'attack-position' };
export const DEFENCE_POSITION: Option = { do: 'defence-position' };
