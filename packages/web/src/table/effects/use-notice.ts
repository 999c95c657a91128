/** The window's title, the sound of a refusal, and the list of games that have been played. */
import { useEffect } from 'react';
import type { GameUi } from '../../games/game-ui.ts';
import type { Say } from '../../language.ts';
import type { Choosing } from '../choosing.ts';
import { changeSettings, tableSettings } from '../settings.ts';
import { play } from '../sound/synth.ts';

/** Marks the window's title while the player has a decision, and plays a sound for a refusal. */
export function useNotice({ game, timbre }: GameUi, say: Say, { decision, refusal }: Choosing): void {
  const title = say(game.name);
  const asked = decision !== null;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${title} · Taisen`;
  }, [title, asked]);
  useEffect(() => {
    if (refusal !== null && tableSettings().sound) play(timbre, 'refuse', tableSettings().volume);
  }, [refusal, timbre]);
}

/** After a finished game, the help for choosing is no longer shown. */
export function usePlayed(game: string, over: boolean): void {
  useEffect(() => {
    const { played } = tableSettings();
    if (over && !played.includes(game)) changeSettings({ played: [...played, game] });
  }, [game, over]);
}
