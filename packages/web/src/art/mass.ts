/**
 * The mass of an icon: its outer outlines without the holes in them. Icons are drawn in lines; filled with a second
 * tone, the mass makes a solid figure of them.
 */
interface Outline {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const known = new Map<string, string>();

export function massOf(icon: string): string {
  let mass = known.get(icon);
  if (mass === undefined) {
    const all = outlinesOf(icon);
    mass = all
      .filter((one) => !all.some((other) => other !== one && isInside(one, other)))
      .map(({ path }) => path)
      .join('');
    known.set(icon, mass);
  }
  return mass;
}

const isInside = (one: Outline, other: Outline): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** How many numbers each command takes. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** Every closed line of a path by itself, beginning at an absolute point, with a box around its points. */
function outlinesOf(icon: string): readonly Outline[] {
  const found: Outline[] = [];
  let [x, y] = [0, 0];
  let start = { x: 0, y: 0 };
  let [path, box] = ['', newBox()];
  const close = () => {
    if (path !== '' && box.right > box.left) found.push({ path, ...box });
    [path, box] = ['', newBox()];
  };
  for (const { command, numbers } of commandsOf(icon)) {
    const relative = command !== command.toUpperCase();
    const kind = command.toLowerCase();
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = [start.x, start.y];
    else if (kind === 'h') x = fromX + (numbers[0] as number);
    else if (kind === 'v') y = fromY + (numbers[0] as number);
    else [x, y] = [fromX + (numbers.at(-2) as number), fromY + (numbers.at(-1) as number)];
    if (kind === 'm') {
      close();
      start = { x, y };
      path = `M${x} ${y}`;
    } else {
      // After a closed line, drawing goes on from its beginning.
      if (path === '') path = `M${start.x} ${start.y}`;
      path += command + numbers.join(' ');
    }
    box = {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    };
    if (kind === 'z') close();
  }
  close();
  return found;
}

const newBox = () => ({
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
});

interface Command {
  readonly command: string;
  readonly numbers: readonly number[];
}

function commandsOf(icon: string): readonly Command[] {
  const commands: Command[] = [];
  let at = 0;
  let command = '';
  const read = (pattern: RegExp): number | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(icon);
    if (match === null) return null;
    at = pattern.lastIndex;
    return Number(match[1]);
  };
  while (at < icon.length) {
    const char = icon[at] as string;
    if (/[\s,]/.test(char)) at++;
    else {
      if (/[a-z]/i.test(char)) {
        command = char;
        at++;
      }
      const kind = command.toLowerCase();
      const numbers: number[] = [];
      for (let i = 0; i < (NUMBERS[kind] ?? 0); i++) {
        const number = read(kind === 'a' && (i === 3 || i === 4) ? FLAG : NUMBER);
        if (number === null) return commands;
        numbers.push(number);
      }
      commands.push({ command, numbers });
      // Further pairs after a first point are lines.
      if (command === 'm') command = 'l';
      if (command === 'M') command = 'L';
    }
  }
  return commands;
}
