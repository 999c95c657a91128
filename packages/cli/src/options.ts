/** Parses the command line. Every error message explains what would be correct. */
import { parseArgs } from 'node:util';
import { BOTS, type BotMaker } from '@taisen/bots';
import { BadInput, type Game, LANGUAGES, type Language, type ReadyDeck, type State } from '@taisen/kernel';

type Flags = Readonly<Record<string, string>>;

/** The argument of a command and its `--name value` flags. Unknown flags are refused. */
export function read(args: readonly string[], known: readonly string[]): { words: string[]; flags: Flags } {
  const options = Object.fromEntries(known.map((name) => [name, { type: 'string' as const }]));
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [, extra] = positionals;
    if (extra !== undefined) throw new Error(`"${extra}" is one argument too many`);
    return { words: positionals, flags: values as Flags };
  } catch (error) {
    throw new BadInput(
      `${(error as Error).message.split('\n')[0]} (flags here: ${known.map((name) => `--${name}`).join(' ')})`,
    );
  }
}

export function wholeNumber(flags: Flags, name: string, fallback: number, least = 0, most = Infinity): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least || value > most)
    throw new BadInput(
      `--${name} takes a whole number from ${least} ${most < Infinity ? `to ${most}` : 'up'}, not "${text}"`,
    );
  return value;
}

/** From `--lang`, else from the environment, else English. */
export function language(flags: Flags): Language {
  const wanted = flags['lang'] ?? fromEnvironment(process.env['LC_ALL'] || process.env['LANG'] || '');
  if (!(LANGUAGES as readonly string[]).includes(wanted))
    throw new BadInput(`--lang takes ${LANGUAGES.join(', ')}, not "${wanted}"`);
  return wanted as Language;
}

const fromEnvironment = (locale: string): Language =>
  locale.startsWith('ja') ? 'ja' : locale.startsWith('zh') ? 'zh-Hant' : 'en';

export function bot(name: string): BotMaker {
  const maker = BOTS[name];
  if (maker === undefined)
    throw new BadInput(`there is no bot called "${name}"; there is ${Object.keys(BOTS).join(', ')}`);
  return maker;
}

export function deck(game: Game<State>, id: string): ReadyDeck {
  const found = game.decks.find((ready) => ready.id === id);
  if (found === undefined)
    throw new BadInput(
      `${game.id} has no ready deck "${id}"; it has ${game.decks.map((ready) => ready.id).join(', ')}`,
    );
  return found;
}

/** `a,b`: one for each seat; a single name is for both. */
export function pair<T>(text: string, each: (name: string) => T): [T, T] {
  const names = text.split(',');
  if (names.length > 2) throw new BadInput(`"${text}" has more than two names`);
  return [each(names[0] as string), each(names.at(-1) as string)];
}
