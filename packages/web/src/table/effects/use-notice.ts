/** What happens around the screen itself: the window's title, a sound, and what is remembered. */
import { useEffect } from 'react';
import type { GameUi } from '../../games/game-ui.ts';
import type { Say } from '../../language.ts';
import type { Choosing } from '../choosing.ts';
import { changeSettings, tableSettings } from '../settings.ts';
import { play } from '../sound/synth.ts';

/** The window's title says when one is asked; a refusal is heard. */
export function useNotice({ game, timbre }: GameUi, say: Say, { decision, refusal }: Choosing): void {
  const title = say(game.name);
  const asked = decision !== null;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${title} · Taisen`;
  }, [title, asked]);
  useEffect(() => {
    if (refusal !== null && tableSettings().sound) play(timbre, 'refuse');
  }, [refusal, timbre]);
}

/** Whoever has played a game to its end knows how choosing works. */
export function usePlayed(game: string, over: boolean): void {
  useEffect(() => {
    const { played } = tableSettings();
    if (over && !played.includes(game)) changeSettings({ played: [...played, game] });
  }, [game, over]);
}
