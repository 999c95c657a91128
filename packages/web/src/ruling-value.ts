import type { Ruling } from '@taisen/kernel';
import type { GameUi } from './games/game-ui.ts';
import { useSay } from './language.ts';
import { PLAY } from './words/play.ts';

/** Says the value of a ruling. A game may have words for a value; without them it is shown as it is. */
export function useRulingValue({ game }: GameUi): (name: string, value: Ruling['default']) => string {
  const say = useSay();
  return (name, value) => {
    if (typeof value === 'boolean') return say(value ? PLAY.yes : PLAY.no);
    const words = game.words[`ruling.${name}.${value}`];
    return words === undefined ? String(value) : say(words);
  };
}
