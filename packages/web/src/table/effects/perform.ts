/** Plays the cues of one step on the table. */
import type { SeenEvent } from '@taisen/kernel';
import type { Stage } from '../scene.ts';
import type { Sound } from '../sound/synth.ts';
import type { Beat } from './beat.ts';
import type { Cue } from './cues.ts';
import type { MotionStyle } from './motion-style.ts';
import {
  cardElement,
  centre,
  type Ghost,
  Ghosts,
  type Measured,
  measure,
  type Point,
  plateOf,
  shake,
  travel,
} from './motions.ts';

/** Milliseconds at normal speed. */
const WIND_UP = 170;
const DASH = 120;
const HOLD = 70;
const THEIR_CARD = 1000;
const OWN_CARD = 520;
const TURN = 850;
const PHASE = 600;
const SCENE = 2300;
const FINISH = 1500;

type CueOf<K extends Cue['cue']> = Extract<Cue, { readonly cue: K }>;

export class Performance {
  private readonly table: HTMLElement;
  private readonly stage: Stage;
  private readonly beat: Beat;
  private readonly sound: (sound: Sound) => void;
  private readonly ghosts: Ghosts;
  /** Attackers that stand at their targets until the new state appears. */
  private readonly standing = new Map<number, Ghost>();
  /** Copies of cards that will have left the table. */
  private readonly leaving = new Map<number, Ghost>();
  private readonly hidden = new Set<HTMLElement>();
  /** Where the last blow landed on a card or a player. */
  private readonly contacts = new Map<string, Point>();

  constructor(table: HTMLElement, stage: Stage, beat: Beat, style: MotionStyle, sound: (sound: Sound) => void) {
    this.table = table;
    this.stage = stage;
    this.beat = beat;
    this.sound = sound;
    this.ghosts = new Ghosts(table, beat, style);
  }

  close(): void {
    this.ghosts.remove();
    for (const element of this.hidden) element.style.visibility = '';
    this.stage.show(null);
  }

  async before(cues: readonly Cue[]): Promise<void> {
    for (const cue of cues) {
      if (this.beat.skipped) return;
      switch (cue.cue) {
        case 'strike':
          await this.strike(cue);
          break;
        case 'declare':
          await this.lean(cue.card);
          break;
        case 'act':
          await this.lean(cue.card);
          break;
        case 'card':
          await this.showCard(cue);
          break;
        case 'scene':
          this.sound('turn');
          await this.show({ what: 'scene', scene: cue.scene }, SCENE);
          break;
      }
    }
  }

  /** Call before the new state appears: copies what will have left. */
  measure(after: readonly Cue[]): Measured {
    for (const cue of after) {
      const cards = cue.cue === 'impact' ? cue.falls : cue.cue === 'gather' ? cue.cards : [];
      for (const id of cards) {
        const ghost = this.standing.get(id) ?? this.ghosts.copyOf(id);
        if (ghost !== null) this.leaving.set(id, ghost);
      }
    }
    return measure(this.table);
  }

  /** Call when the new state is on the screen. */
  async after(cues: readonly Cue[], was: Measured, events: readonly SeenEvent[]): Promise<void> {
    const is = measure(this.table);
    this.comeBack();
    const all: (Promise<unknown> | null)[] = [travel(this.beat, this.table, was, is, events)];
    const short: Promise<unknown>[] = [];
    for (const cue of cues) {
      if (cue.cue === 'impact') all.push(this.impact(cue, was, is, events));
      else if (cue.cue === 'gather') all.push(this.gather(cue, is));
      else if (cue.cue === 'shuffle') all.push(this.shuffle(cue.zone));
    }
    await Promise.all(all);
    for (const cue of cues) {
      if (cue.cue === 'turn') short.push(this.announce({ what: 'turn', seat: cue.seat }, TURN));
      else if (cue.cue === 'phase') short.push(this.announce({ what: 'phase', phase: cue.phase }, PHASE));
      else if (cue.cue === 'finish') short.push(this.finish(cue));
    }
    await Promise.all(short);
  }

  private async show(
    shown: Parameters<Stage['show']>[0] extends infer S ? Omit<S & object, 'lasts'> : never,
    time: number,
  ) {
    if (this.beat.skipped) return;
    this.stage.show({ ...shown, lasts: this.beat.last(time) } as NonNullable<Parameters<Stage['show']>[0]>);
    await this.beat.wait(time);
    this.stage.show(null);
  }

  private announce(shown: Parameters<Performance['show']>[0], time: number): Promise<void> {
    this.sound('turn');
    return this.show(shown, time);
  }

  private async finish({ winner }: CueOf<'finish'>): Promise<void> {
    await this.show({ what: 'finish', winner }, FINISH);
  }

  private async showCard({ card, seat, own, targets, seats }: CueOf<'card'>): Promise<void> {
    this.sound('cast');
    await this.show({ what: 'card', card, seat, own, targets, seats }, own ? OWN_CARD : THEIR_CARD);
  }

  /** A card comes forward for a moment. */
  private async lean(id: number): Promise<void> {
    const element = cardElement(this.table, id);
    if (element === null) return;
    element.style.zIndex = '20';
    const frames = [
      { transform: 'none' },
      { transform: 'scale(1.14)', filter: 'brightness(1.25)' },
      { transform: 'none' },
    ];
    await this.beat.animate(element, frames, 340, { easing: 'ease-in-out' });
    element.style.zIndex = '';
  }

  /** Wind-up, dash, contact. The attacker stays at its target until the new state appears. */
  private async strike({ card, target, seat }: CueOf<'strike'>): Promise<void> {
    const other = seat === 0 ? 1 : 0;
    const victim = cardElement(this.table, target) ?? plateOf(this.table, other);
    const spot = cardElement(this.table, card);
    const ghost = this.ghosts.copyOf(card);
    if (victim === null || spot === null || ghost === null) return;
    this.hide(spot);
    const [a, v] = [ghost.box, victim.getBoundingClientRect()];
    const [from, to] = [centre(a), centre(v)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const way = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / way, dy / way];
    // Edges touch: centres do not.
    const gap = reach(v, ux, uy) * 0.7 + reach(a, ux, uy) * 0.55;
    const far = Math.max(way * 0.3, way - gap);
    const tilt = Math.max(-14, Math.min(14, dx / 26));
    const moved = `translate(${ux * far}px, ${uy * far}px) rotate(${tilt}deg) scale(1.12)`;
    await this.beat.animate(
      ghost.element,
      [
        { transform: 'none' },
        {
          transform: `translate(${-ux * 30}px, ${-uy * 30}px) rotate(${-tilt / 2}deg) scale(1.16)`,
          easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
          offset: WIND_UP / (WIND_UP + DASH),
        },
        { transform: moved },
      ],
      WIND_UP + DASH,
      { fill: 'forwards', easing: 'ease-out' },
    );
    const contact = { x: to.x - ux * reach(v, ux, uy) * 0.55, y: to.y - uy * reach(v, ux, uy) * 0.55 };
    this.sound('attack');
    this.ghosts.burst(contact, Math.min(180, Math.max(90, a.width)));
    this.contacts.set(target === null ? `seat ${other}` : `card ${target}`, contact);
    this.standing.set(card, { element: ghost.element, box: ghost.element.getBoundingClientRect() });
    await this.beat.wait(HOLD);
  }

  /** Attackers return to their places; those that have none any more are broken by the impact. */
  private comeBack(): void {
    for (const [id, { element, box }] of this.standing) {
      if (this.leaving.has(id)) continue;
      const spot = cardElement(this.table, id);
      if (spot === null) {
        element.remove();
        continue;
      }
      this.hide(spot);
      const [now, home] = [centre(box), centre(spot.getBoundingClientRect())];
      const moved = new DOMMatrix(getComputedStyle(element).transform);
      const back = `translate(${moved.e + home.x - now.x}px, ${moved.f + home.y - now.y}px)`;
      void this.beat
        .animate(element, [{ transform: back }], 280, { easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' })
        .then(() => {
          element.remove();
          this.unhide(spot);
        });
    }
  }

  private async impact({ changes, falls }: CueOf<'impact'>, was: Measured, is: Measured, events: readonly SeenEvent[]) {
    const shaken: Promise<void>[] = [];
    changes.forEach(({ card, seat, amount }, i) => {
      const key = card === undefined ? `seat ${seat}` : `card ${card}`;
      const box = card === undefined ? was.lives.get(seat as number) : was.cards.get(card);
      const beside = box === undefined || card !== undefined ? 0 : box.width * 0.5 + 34;
      const point = box === undefined ? this.contacts.get(key) : { x: centre(box).x + beside, y: centre(box).y };
      if (point === undefined) return;
      this.ghosts.number(point, amount, i * 90);
      if (amount >= 0) return;
      if (!this.contacts.has(key)) this.ghosts.burst(point, 90, 0.7);
      const struck = card === undefined ? plateOf(this.table, seat as number) : cardElement(this.table, card);
      if (struck !== null && !falls.includes(card ?? 0)) shaken.push(shake(this.beat, struck));
    });
    if (changes.some(({ seat, amount }) => seat !== undefined && amount < 0)) void this.jolt();
    if (changes.length > 0) this.sound(changes.some(({ amount }) => amount < 0) ? 'loss' : 'gain');
    await Promise.all([...shaken, ...falls.map((id) => this.fall(id, is, events))]);
    if (changes.length > 0) await this.beat.wait(160);
  }

  /** The whole table feels a blow at a player. */
  private jolt(): Promise<void> {
    const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
    return this.beat.animate(this.table, [at(0, 0), at(-4, 3), at(3, -2), at(-2, 1), at(0, 0)], 260);
  }

  private async fall(id: number, is: Measured, events: readonly SeenEvent[]): Promise<void> {
    const ghost = this.leaving.get(id);
    if (ghost === undefined) return;
    const to = events.findLast(({ type, card }) => type === 'moved' && card?.id === id)?.to;
    await this.beat.animate(
      ghost.element,
      [{ filter: 'none' }, { filter: 'brightness(2.2) saturate(0.4)' }, { filter: 'brightness(1.2)' }],
      170,
    );
    this.sound('break');
    await this.ghosts.shatter({ ...ghost, box: ghost.element.getBoundingClientRect() }, is.zones.get(to ?? ''));
  }

  private async gather({ cards, into }: CueOf<'gather'>, is: Measured): Promise<void> {
    const goal = is.cards.get(into);
    await Promise.all(
      cards.map(async (id) => {
        const ghost = this.leaving.get(id);
        if (ghost === undefined || goal === undefined) return;
        const [from, to] = [centre(ghost.box), centre(goal)];
        await this.beat.animate(
          ghost.element,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-14px) scale(1.06)', opacity: 1, filter: 'brightness(1.7)', offset: 0.35 },
            { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.25) rotate(20deg)`, opacity: 0.3 },
          ],
          520,
          { easing: 'ease-in', fill: 'forwards' },
        );
        ghost.element.remove();
      }),
    );
    if (goal !== undefined) this.ghosts.burst(centre(goal), goal.width, 1.1);
  }

  private async shuffle(zone: string): Promise<void> {
    const pile = this.table.querySelector<HTMLElement>(`.pile[data-zone="${zone}"] .card`);
    if (pile === null) return;
    const box = pile.getBoundingClientRect();
    this.sound('shuffle');
    await Promise.all(
      [-1, 1, -1].map(async (side, i) => {
        const half = this.ghosts.add('div', 'ghost-card', box);
        half.append(pile.cloneNode(true));
        await this.beat.animate(
          half,
          [
            { transform: 'none' },
            { transform: `translate(${side * box.width * 0.62}px, ${-4 * i}px) rotate(${side * 7}deg)`, offset: 0.5 },
            { transform: 'none' },
          ],
          380,
          { delay: i * 110, easing: 'ease-in-out' },
        );
        half.remove();
      }),
    );
  }

  private hide(element: HTMLElement): void {
    element.style.visibility = 'hidden';
    this.hidden.add(element);
  }
  private unhide(element: HTMLElement): void {
    element.style.visibility = '';
    this.hidden.delete(element);
  }
}

/** How far the edge of a box is from its centre in a direction. */
function reach({ width, height }: DOMRect, ux: number, uy: number): number {
  const [w, h] = [width / 2 / Math.max(0.001, Math.abs(ux)), height / 2 / Math.max(0.001, Math.abs(uy))];
  return Math.min(w, h);
}
