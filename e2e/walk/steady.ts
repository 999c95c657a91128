/** What stays where it is while a window keeps its size: plates, the hand, the bar, and the main button. */
import type { Seen } from './see.ts';

type Place = readonly [left: number, top: number, width: number, height: number];

const MAIN = 'the main button';
/** Pixels by which a box may differ. */
const SLACK = 2;

export class Steady {
  private table = '';
  private readonly known = new Map<string, Place>();

  /** What has moved since it was seen first, at the same table. */
  moved({ path, places }: Seen): readonly string[] {
    if (path !== this.table) this.known.clear();
    this.table = path;
    return Object.entries(places).flatMap(([name, now]) => {
      const before = this.known.get(name);
      if (before === undefined) this.known.set(name, now);
      else if (name.startsWith(MAIN)) return this.apart(name, before, now);
      else if (now.some((side, i) => Math.abs(side - (before[i] as number)) > SLACK)) {
        this.known.set(name, now);
        return [`${name} moves from ${before.join(' ')} to ${now.join(' ')}`];
      }
      return [];
    });
  }

  /** The boxes of the main button have a common area, so that the thumb always finds it. */
  private apart(name: string, [x, y, w, h]: Place, [left, top, width, height]: Place): readonly string[] {
    const [l, t] = [Math.max(x, left), Math.max(y, top)];
    const [r, b] = [Math.min(x + w, left + width), Math.min(y + h, top + height)];
    if (r - l < 24 || b - t < 14)
      return [`${name} moves too much: from ${x} ${y} ${w} ${h} to ${left} ${top} ${width} ${height}`];
    this.known.set(name, [l, t, r - l, b - t]);
    return [];
  }
}
