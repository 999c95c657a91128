/** The grounds of pictures, as closed outlines in a picture of 400 × 300. */
import type { Dice } from './dice.ts';

export const WIDTH = 400;
export const HEIGHT = 300;

const close = (top: string): string => `M-10 ${HEIGHT + 10}L${top}L${WIDTH + 10} ${HEIGHT + 10}Z`;
const n = (value: number): number => Math.round(value * 10) / 10;

type Ground = (dice: Dice, level: number) => string;

const hills: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH; ) {
    const w = dice.between(90, 190);
    path += `Q${n(x + w / 2)} ${n(level - dice.between(10, 50))} ${n(x + w)} ${n(level + dice.between(-8, 12))}`;
    x += w;
  }
  return close(`${path}L${WIDTH + 10} ${level}`);
};

const peaks: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH + 40; ) {
    const w = dice.between(40, 110);
    path += `L${n(x + w / 2)} ${n(level - dice.between(24, 96))}L${n(x + w)} ${n(level + dice.between(-14, 8))}`;
    x += w;
  }
  return close(path);
};

const waves: Ground = (dice, level) => {
  const w = dice.between(36, 70);
  const h = dice.between(8, 16);
  let path = `${n(-10 - dice.between(0, w))} ${level}`;
  for (let x = -10 - w; x < WIDTH + w; x += w)
    path += `q${n(w * 0.3)} ${n(-h * 1.6)} ${n(w * 0.62)} ${n(-h * 0.2)}q${n(w * 0.1)} ${n(h)} ${n(w * 0.38)} ${n(h * 0.2)}`;
  return close(path);
};

const trees: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH + 20; ) {
    const w = dice.between(18, 38);
    const h = dice.between(24, 74);
    path += `L${n(x + w * 0.36)} ${n(level - h * 0.45)}L${n(x + w * 0.26)} ${n(level - h * 0.45)}L${n(x + w / 2)} ${n(level - h)}L${n(x + w * 0.74)} ${n(level - h * 0.45)}L${n(x + w * 0.64)} ${n(level - h * 0.45)}L${n(x + w)} ${level}`;
    x += w;
  }
  return close(path);
};

const clouds: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH + 20; ) {
    const w = dice.between(34, 84);
    path += `a${n(w / 2)} ${n(w * 0.4)} 0 0 1 ${w} 0`;
    x += w;
  }
  return close(path);
};

const ruins: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH + 20; ) {
    const gap = dice.between(14, 46);
    const w = dice.between(16, 34);
    const h = dice.between(20, 84);
    path += `L${n(x + gap)} ${level}L${n(x + gap)} ${n(level - h)}L${n(x + gap + w * 0.6)} ${n(level - h - dice.between(-8, 10))}L${n(x + gap + w)} ${n(level - h * 0.9)}L${n(x + gap + w)} ${level}`;
    x += gap + w;
  }
  return close(path);
};

const crystals: Ground = (dice, level) => {
  let path = `-10 ${level}`;
  for (let x = -10; x < WIDTH + 20; ) {
    const w = dice.between(20, 52);
    const h = dice.between(18, 82);
    const lean = dice.between(-16, 16);
    path += `L${n(x + w * 0.2 + lean)} ${n(level - h * 0.8)}L${n(x + w * 0.5 + lean)} ${n(level - h)}L${n(x + w * 0.8 + lean)} ${n(level - h * 0.7)}L${n(x + w)} ${level}`;
    x += w;
  }
  return close(path);
};

export const GROUNDS = { hills, peaks, waves, trees, clouds, ruins, crystals } as const;
export type GroundName = keyof typeof GROUNDS;
