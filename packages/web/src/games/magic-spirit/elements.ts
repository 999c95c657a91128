/** The attributes of Magic Spirit: thread, shape and sky of each. */
import type { Attribute } from '@taisen/magic-spirit';
import type { GroundName } from '../../art/grounds.ts';
import type { ShapeName } from '../../art/shapes.ts';

export interface Element {
  readonly shape: ShapeName;
  /** The colour of its thread. */
  readonly thread: string;
  readonly deep: string;
  readonly skies: readonly (readonly [top: string, low: string])[];
  readonly grounds: readonly GroundName[];
}

export const ELEMENTS: Readonly<Record<Attribute, Element>> = {
  fire: {
    shape: 'flame',
    thread: '#ff7a4d',
    deep: '#4a120d',
    skies: [
      ['#1c0a22', '#b33a24'],
      ['#2b0a12', '#e0672f'],
      ['#120820', '#7d1f3a'],
    ],
    grounds: ['peaks', 'hills', 'ruins'],
  },
  water: {
    shape: 'drop',
    thread: '#58b8ff',
    deep: '#0a2550',
    skies: [
      ['#0a1036', '#2273b8'],
      ['#07142e', '#2aa3b8'],
      ['#120f3c', '#3f5fd0'],
    ],
    grounds: ['waves'],
  },
  light: {
    shape: 'sun',
    thread: '#ffe08a',
    deep: '#4d3a12',
    skies: [
      ['#2a1d4f', '#e0b25a'],
      ['#33285e', '#f0d9a0'],
      ['#1d1a44', '#c98f5f'],
    ],
    grounds: ['clouds', 'ruins'],
  },
  dark: {
    shape: 'moon',
    thread: '#c77bff',
    deep: '#2a0e44',
    skies: [
      ['#0a0618', '#55208a'],
      ['#140718', '#8a2a6e'],
      ['#06061a', '#38308a'],
    ],
    grounds: ['ruins', 'trees', 'peaks'],
  },
  future: {
    shape: 'gear',
    thread: '#4ff0d0',
    deep: '#083b3c',
    skies: [
      ['#08122a', '#148a92'],
      ['#100a30', '#2f6fd8'],
      ['#04161c', '#20b48a'],
    ],
    grounds: ['crystals', 'ruins'],
  },
  primal: {
    shape: 'fang',
    thread: '#b6d957',
    deep: '#2c3a0e',
    skies: [
      ['#10190c', '#6a8a2a'],
      ['#1f1408', '#9a6a2a'],
      ['#0c1a1a', '#3f7a4a'],
    ],
    grounds: ['trees', 'hills', 'peaks'],
  },
  none: {
    shape: 'ring',
    thread: '#cfd3e6',
    deep: '#2b2d3f',
    skies: [
      ['#14162a', '#6a7098'],
      ['#1a1626', '#87809a'],
      ['#0e1420', '#4f6480'],
    ],
    grounds: ['hills', 'clouds', 'crystals'],
  },
};
