/** A person against a bot, in the terminal. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import type { Bot } from '@taisen/bots';
import { gameNamed } from '@taisen/games';
import {
  BadInput,
  cardNamed,
  cardsInView,
  clauseText,
  type DecisionView,
  diceFrom,
  type Game,
  type Language,
  logOf,
  Match,
  type Seat,
  type State,
  sayEvent,
  sayOption,
  sayPrompt,
  seatNamed,
  viewOf,
} from '@taisen/kernel';
import { bot as botNamed, deck as deckNamed, language, pair, read, wholeNumber } from '../options.ts';
import { renderCard, renderView } from '../render.ts';

export const usage =
  'play GAME [--bot greedy] [--decks mine,theirs] [--seat 1|2] [--seed TEXT] [--lang ja|zh-Hant|en] [--save FILE]';

const TEXT = {
  help: {
    ja: '番号で選択 · c：カードを読む · u：取り消し · q：終了',
    'zh-Hant': '輸入編號選擇 · c：看卡片 · u：收回 · q：離開',
    en: 'choose by number · c: read the cards · u: take back · q: quit',
  },
  unknown: { ja: '番号を入力してください', 'zh-Hant': '請輸入編號', en: 'Type one of the numbers' },
  saved: { ja: '保存しました', 'zh-Hant': '已儲存', en: 'Saved' },
} as const;

interface Table {
  readonly game: Game<State>;
  readonly match: Match<State>;
  readonly me: Seat;
  readonly bot: Bot;
  readonly speech: Language;
}

export async function play(args: readonly string[]): Promise<void> {
  const { words, flags } = read(args, ['bot', 'decks', 'seat', 'seed', 'lang', 'save']);
  const game = gameNamed(words[0]);
  const seat = wholeNumber(flags, 'seat', 1, 1);
  if (seat > 2) throw new BadInput('--seat takes 1 or 2');
  const seed = flags['seed'] ?? randomBytes(32).toString('hex');
  const dice = diceFrom([...seed].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) as number)) | 0, 7));
  const anyDeck = () => game.decks[dice(game.decks.length)]?.id as string;
  const decks = pair(flags['decks'] ?? `${anyDeck()},${anyDeck()}`, (id) => deckNamed(game, id));
  const me = (seat - 1) as Seat;
  if (me === 1) decks.reverse();
  const match = Match.start(game, { seed, decks: [decks[0].cards, decks[1].cards] }, { record: true });
  const table: Table = {
    game,
    match,
    me,
    bot: botNamed(flags['bot'] ?? 'greedy')(dice(2 ** 31)),
    speech: language(flags),
  };
  console.log(`${game.name[table.speech]}: ${decks[me].name[table.speech]} — ${decks[me].plan[table.speech]}`);
  console.log(styleText('dim', TEXT.help[table.speech]));
  await run(table);
  if (flags['save'] === undefined) return;
  writeFileSync(flags['save'], `${JSON.stringify(logOf(match))}\n`);
  console.log(`${TEXT.saved[table.speech]}: ${flags['save']}`);
}

async function run(table: Table): Promise<void> {
  const { match, me, bot, game, speech } = table;
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  while (match.result === null) {
    const decision = match.decisionOf(me);
    if (decision === null) {
      const other = match.waitingFor[0] as Seat;
      match.answer(other, bot.choose(match, other));
      continue;
    }
    printEvents(table);
    const view = viewOf(match, me);
    console.log(renderView(game, view, speech));
    const question = view.pending.find(({ seat }) => seat === me) as DecisionView;
    const { card, ability } = question;
    if (card?.card !== undefined && ability !== undefined)
      console.log(`《${cardNamed(game, card.card, speech)}》 ${clauseText(game, card.card, ability, speech)}`);
    console.log(styleText('bold', sayPrompt(game, question, speech)));
    for (const [i, option] of (question.options ?? []).entries())
      console.log(`  ${i + 1}. ${sayOption(game, view, option, speech)}`);
    process.stdout.write('> ');
    const { value: line, done } = await lines.next();
    if (done || line.trim() === 'q') break;
    execute(table, line.trim());
  }
  input.close();
  printEvents(table);
  if (match.result !== null && match.result.winner !== null)
    console.log(styleText('bold', `${seatNamed(game, match.result.winner, me, speech)} ★ ${match.result.rule}`));
}

function execute(table: Table, line: string): void {
  const { match, me, game, speech } = table;
  const count = match.decisionOf(me)?.options.length ?? 0;
  const number = Number(line);
  if (line === 'c') {
    for (const id of new Set(cardsInView(viewOf(match, me)).values())) console.log(renderCard(game, id, speech));
  } else if (line === 'u') {
    takeBack(table);
  } else if (Number.isInteger(number) && number >= 1 && number <= count) match.answer(me, number - 1);
  else console.log(styleText('yellow', `${TEXT.unknown[speech]} (1–${count})`));
}

function takeBack({ match }: Table): void {
  try {
    match.undo();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.log(styleText('yellow', error.message));
  }
}

/** Prints the events since the last call, as this player sees them. */
function printEvents({ match, me, game, speech }: Table): void {
  const events = match.recorder?.events[me] ?? [];
  for (const event of events.slice(printed.get(match) ?? 0)) {
    if (event.type !== 'moved') console.log(styleText('dim', `  ${sayEvent(game, event, me, speech)}`));
  }
  printed.set(match, events.length);
}
const printed = new WeakMap<object, number>();
