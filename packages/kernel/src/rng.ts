/**
 * Randomness as plain data inside the state: ChaCha8 in counter mode.
 *
 * A player sees many outcomes of the generator (the order of the own deck, say). With a fast statistical
 * generator these outcomes give away its state and so the opponent's cards; with a stream cipher they do not.
 */
import { BadInput, RulesFault } from './errors.ts';

export interface Rng {
  /** 8 words of key, made from the seed. */
  key: readonly number[];
  /** The next block to make. */
  block: number;
  /** What is left of the current block, taken from the end. */
  words: number[];
  /** Tests only: outcomes to give instead, first to last. */
  script?: ScriptedRoll[];
}

/** A number answers `roll`; `'keep'` leaves a shuffled pile as it is; a list is its new order, top first. */
export type ScriptedRoll = number | 'keep' | readonly number[];

const SEED = /^[0-9a-f]{64}$/;

/** A seed is 256 bits in hex. Shorter texts are for people and tests: they are spread over the key. */
export function createRng(seed: string): Rng {
  if (typeof seed !== 'string' || seed.length === 0) throw new BadInput('a seed is a text that is not empty');
  const key: number[] = [];
  if (SEED.test(seed)) {
    for (let i = 0; i < 8; i++) key.push(Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  } else {
    for (let i = 0; i < 8; i++) key.push(fold(seed, i));
  }
  return { key, block: 0, words: [] };
}

/** FNV-1a over the text with a different start for each word, finished by murmur3's mixer. */
function fold(text: string, salt: number): number {
  let h = (0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b1)) | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

export function cloneRng(rng: Rng): Rng {
  const copy: Rng = { key: rng.key, block: rng.block, words: rng.words.slice() };
  if (rng.script !== undefined) copy.script = rng.script.slice();
  return copy;
}

/** A whole number from 0 to n − 1, every one equally likely (Lemire's method, exact for n < 2²¹). */
export function roll(rng: Rng, n: number): number {
  if (rng.script !== undefined) return scripted(rng.script, n);
  for (;;) {
    const product = next(rng) * n;
    const low = product % 2 ** 32;
    // Most often `low` is far from the few values that would make some outcomes likelier than others.
    if (low >= n || low >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
  }
}

function scripted(script: ScriptedRoll[], n: number): number {
  const value = script.shift();
  if (typeof value !== 'number' || value < 0 || value >= n)
    throw new RulesFault(`a roll of ${n} was asked for and the script has ${JSON.stringify(value)}`);
  return value;
}

/** Shuffles a pile in place (its top is its last element). */
export function shufflePile(rng: Rng, pile: number[]): void {
  if (rng.script !== undefined) {
    const order = rng.script.shift();
    if (order === 'keep') return;
    if (!Array.isArray(order) || order.length !== pile.length || !pile.every((card) => order.includes(card)))
      throw new RulesFault(
        `a shuffle of ${pile.length} cards was asked for and the script has ${JSON.stringify(order)}`,
      );
    for (let i = 0; i < pile.length; i++) pile[i] = order[pile.length - 1 - i] as number;
    return;
  }
  for (let i = pile.length - 1; i > 0; i--) {
    const j = roll(rng, i + 1);
    const card = pile[i] as number;
    pile[i] = pile[j] as number;
    pile[j] = card;
  }
}

function next(rng: Rng): number {
  const { words } = rng;
  if (words.length === 0) fillBlock(rng.key, rng.block++, words);
  return (words.pop() as number) >>> 0;
}

const x = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** One ChaCha block of eight rounds, its sixteen words appended to `out`. */
export function fillBlock(key: readonly number[], block: number, out: number[], rounds = 8): void {
  const input = [...CONSTANTS, ...key, block | 0, Math.floor(block / 2 ** 32) | 0, 0, 0];
  for (let i = 0; i < 16; i++) x[i] = input[i] as number;
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out.push(((x[i] as number) + (input[i] as number)) | 0);
}
