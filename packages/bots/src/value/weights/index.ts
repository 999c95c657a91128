/** The weights learned by `npm run taisen -- train GAME`, by game. Each file has the command that made it. */
import type { Weights } from '../model.ts';
import holodelive from './holodelive.json' with { type: 'json' };
import linkavel from './linkavel.json' with { type: 'json' };
import magicSpirit from './magic-spirit.json' with { type: 'json' };

export const WEIGHTS: Readonly<Record<string, Weights>> = Object.fromEntries(
  ([linkavel, magicSpirit, holodelive] as unknown as Weights[]).map((weights) => [weights.game, weights]),
);
