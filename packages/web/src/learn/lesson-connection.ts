/** A tutorial as a table for the usual screen, in which only the options of the lesson are possible. */
import { BadInput, type Game, type SeenEvent, type View, viewOf } from '@taisen/kernel';
import { type Lesson, Tutorial, type TutorialScript } from '@taisen/positions';
import { diffViews, type MessageOf, PROTOCOL_VERSION, parseClientMessage, type ServerMessage } from '@taisen/protocol';
import type { ConnectionHandlers, OpenConnection } from '../connection.ts';
import { OWN_TABLE } from '../local/own-table.ts';

const LEARNER = 0;
const IDLE = { bank: null, decision: null, running: false, away: false };

export class LessonConnection {
  private readonly tutorial: Tutorial;
  private readonly changed: (connection: LessonConnection) => void;
  private handlers: ConnectionHandlers | null = null;
  private view: View;
  private events = 0;
  private seq = 0;
  /** The learner tried something else, so the hint is shown. */
  hinting = false;

  /** A practice of a few moves does not end as a game does. */
  private readonly isGame: boolean;

  constructor(game: Game, script: TutorialScript, changed: (connection: LessonConnection) => void, isGame = true) {
    this.isGame = isGame;
    this.tutorial = Tutorial.start(game, script);
    this.changed = changed;
    this.view = this.currentView();
  }

  get lesson(): Lesson | null {
    return this.tutorial.lesson;
  }
  get at(): number {
    return this.tutorial.at;
  }
  get length(): number {
    return this.tutorial.script.lessons.length;
  }

  readonly open: OpenConnection = (handlers) => {
    this.handlers = handlers;
    handlers.state('open');
    this.welcome();
    return {
      send: (text) => this.receive(text),
      close: () => {
        if (this.handlers === handlers) this.handlers = null;
      },
    };
  };

  /** Goes on after a lesson that is only text. */
  next(): void {
    this.tutorial.next();
    this.step();
  }

  /** The learner's view, with only the options that the lesson accepts. */
  private currentView(): View {
    const view = viewOf(this.tutorial.match, LEARNER);
    const { wanted } = this.tutorial;
    const pending = view.pending.map((decision) =>
      decision.options === undefined
        ? decision
        : { ...decision, options: decision.options.filter((_, i) => wanted.includes(i)) },
    );
    return { ...view, pending };
  }

  private receive(text: string): void {
    const message = parseClientMessage(text);
    const { id } = message;
    if (message.do === 'why-not') {
      this.hinting = true;
      this.changed(this);
      return this.send({ type: 'why-not', id, rule: null });
    }
    if (message.do !== 'answer' || message.asked !== this.seq)
      return this.send({ type: 'error', id, code: 'refused', message: 'this is not possible in a lesson', rule: null });
    const option = this.tutorial.wanted[message.option];
    if (option === undefined) throw new BadInput(`the lesson does not offer option ${message.option}`);
    this.tutorial.try(option);
    this.step();
    this.send({ type: 'done', id, seq: this.seq });
  }

  private recorded(): readonly SeenEvent[] {
    return this.tutorial.match.recorder?.events[LEARNER] ?? [];
  }

  private status(): Pick<
    MessageOf<'welcome'>,
    'seq' | 'asked' | 'clocks' | 'draws' | 'rematches' | 'mayTakeBack' | 'takebacks' | 'result'
  > {
    const { match, lesson } = this.tutorial;
    const asks = lesson?.accepts !== undefined && match.decisionOf(LEARNER) !== null;
    return {
      seq: this.seq,
      asked: asks ? this.seq : null,
      clocks: [IDLE, IDLE],
      draws: 0,
      rematches: 0,
      mayTakeBack: false,
      takebacks: 0,
      result: lesson === null && this.isGame ? match.result : null,
    };
  }

  private welcome(): void {
    const { game, setup } = this.tutorial.match;
    this.events = this.recorded().length;
    const seat = { kind: 'bot' as const, name: '' };
    this.send({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      viewer: LEARNER,
      table: {
        id: 'lesson',
        game: game.id,
        ruleset: game.ruleset,
        rulings: setup.rulings ?? {},
        state: 'playing',
        seats: [seat, seat],
        practice: false,
        ...OWN_TABLE,
      },
      view: this.view as MessageOf<'welcome'>['view'],
      events: [...this.recorded()],
      ...this.status(),
    });
  }

  private step(): void {
    const before = this.view;
    const from = this.events;
    this.hinting = false;
    this.seq++;
    this.view = this.currentView();
    const events = this.recorded();
    this.events = events.length;
    this.send({
      type: 'step',
      entry: { do: 'answer', seat: LEARNER },
      view: diffViews(before, this.view),
      from,
      events: events.slice(from),
      ...this.status(),
    });
    this.changed(this);
  }

  private send(message: ServerMessage): void {
    this.handlers?.receive(JSON.stringify(message));
  }
}
