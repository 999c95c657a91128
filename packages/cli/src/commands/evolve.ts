import { gameNamed } from '@taisen/games';
import { BadInput, ratedRulings } from '@taisen/kernel';
import { evolve as evolveDeck, patchGame, type Share } from '@taisen/lab';
import { bot, deck, read, wholeNumber } from '../options.ts';
import { shareText } from '../tables.ts';

export const usage =
  'evolve GAME --deck ID [--target 50] [--pool own|all] [--steps 60] [--games 96] [--bots greedy] [--seed 1]   searches for a better deck, or for one of that strength';

/** Evolves a ready deck against all ready decks, by the rules of rated matches. */
export function evolve(args: readonly string[]): void {
  const { words, flags } = read(args, ['deck', 'target', 'pool', 'steps', 'games', 'bots', 'seed']);
  const game = gameNamed(words[0]);
  if (flags['deck'] === undefined) throw new BadInput('name the ready deck to begin with: --deck ID');
  const { id, cards: start } = deck(game, flags['deck']);
  if (start.length === 0) throw new BadInput(`players of ${game.id} bring no decks`);
  const pool = flags['pool'] ?? 'all';
  if (pool !== 'own' && pool !== 'all') throw new BadInput(`--pool takes own or all, not "${pool}"`);
  const used = new Set(game.decks.filter((ready) => ready.id !== id).flatMap(({ cards }) => cards));
  const target = flags['target'] === undefined ? undefined : wholeNumber(flags, 'target', 50, 1, 99) / 100;
  const print = (what: string) => (wins: Share) => console.log(`${what}: ${shareText(wins)} of ${wins.of}`);
  const { cards, found, confirmed, kept } = evolveDeck(
    {
      game: patchGame(game, { rulings: ratedRulings(game) }),
      bot: bot(flags['bots'] ?? 'greedy'),
      field: game.decks.filter((ready) => ready.id !== id).map((ready) => ready.cards),
      start,
      // Its own cards, and those that are in no other ready deck.
      pool: pool === 'all' ? game.cards.map((card) => card.id) : unused(game.cards, used, start),
      ...(target === undefined ? {} : { target }),
      steps: wholeNumber(flags, 'steps', 60, 1),
      games: wholeNumber(flags, 'games', 96, 1),
      seed: wholeNumber(flags, 'seed', 1),
    },
    print('kept a change'),
  );
  print(`after ${kept} changes, on the shuffles of the search`)(found);
  print('on others')(confirmed);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  console.log([...counts].map(([card, count]) => `${count} ${card}`).join('\n'));
}

const unused = (
  cards: readonly { readonly id: string }[],
  used: ReadonlySet<string>,
  start: readonly string[],
): string[] => cards.map(({ id }) => id).filter((id) => !used.has(id) || start.includes(id));
