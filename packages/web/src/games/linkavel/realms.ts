/** The colours of the six realms and of magic. */
import type { Attribute } from '@taisen/linkavel';
import type { GroundName } from '../../art/grounds.ts';
import type { ShapeName } from '../../art/shapes.ts';

export interface Sky {
  readonly top: string;
  readonly low: string;
  /** The disc in the sky, the shards of light, the lit rim. */
  readonly light: string;
  readonly far: string;
  readonly near: string;
  /** The figure in the picture. */
  readonly body: string;
}
export interface Realm {
  readonly shape: ShapeName;
  readonly badge: string;
  readonly glyph: string;
  readonly skies: readonly Sky[];
  readonly grounds: readonly GroundName[];
}

export const REALMS: Readonly<Record<Attribute | 'magic', Realm>> = {
  fire: {
    shape: 'flame',
    badge: '#c93a20',
    glyph: '火',
    grounds: ['peaks', 'crystals', 'hills'],
    skies: [
      { top: '#7d1d1f', low: '#ffb258', light: '#ffe9a8', far: '#a63420', near: '#5b1416', body: '#3a0a0e' },
      { top: '#2b0d1d', low: '#e2522b', light: '#ffc46b', far: '#6d1a20', near: '#2a0811', body: '#ffd9a0' },
      { top: '#f08a3c', low: '#fff0c2', light: '#fffbe6', far: '#d9662c', near: '#8f2a1a', body: '#5a1210' },
    ],
  },
  water: {
    shape: 'drop',
    badge: '#1f6fb8',
    glyph: '水',
    grounds: ['waves'],
    skies: [
      { top: '#1b4e8f', low: '#9fe0ee', light: '#f2fdff', far: '#3a86bf', near: '#123a6b', body: '#0b2247' },
      { top: '#071a3a', low: '#2f86b8', light: '#c9f3ff', far: '#13508a', near: '#061a3c', body: '#d8f4ff' },
      { top: '#79c8dc', low: '#f3fbe8', light: '#ffffff', far: '#5aa9c9', near: '#1d6593', body: '#0d3358' },
    ],
  },
  grass: {
    shape: 'leaf',
    badge: '#4b7d2b',
    glyph: '草',
    grounds: ['trees', 'hills'],
    skies: [
      { top: '#3f6b39', low: '#e4e9a4', light: '#fffbd2', far: '#6f9a4a', near: '#26471f', body: '#142a12' },
      { top: '#10291f', low: '#5f9a5a', light: '#dff3b0', far: '#245a37', near: '#0c2417', body: '#e6f5c4' },
      { top: '#a8c987', low: '#fdf6d8', light: '#ffffff', far: '#8db665', near: '#3f6a2d', body: '#1f3d1a' },
    ],
  },
  light: {
    shape: 'sun',
    badge: '#b8892a',
    glyph: '光',
    grounds: ['clouds', 'ruins'],
    skies: [
      { top: '#d9b25a', low: '#fff8df', light: '#ffffff', far: '#ecd08a', near: '#a97b2c', body: '#5c3d0e' },
      { top: '#7a6a9a', low: '#ffe3b0', light: '#fffdf0', far: '#c9a57e', near: '#6d5266', body: '#382540' },
      { top: '#f1e4bd', low: '#fffdf4', light: '#ffffff', far: '#e3cf9a', near: '#b8954f', body: '#6a4a16' },
    ],
  },
  dark: {
    shape: 'moon',
    badge: '#6b2f74',
    glyph: '闇',
    grounds: ['ruins', 'peaks', 'trees'],
    skies: [
      { top: '#1a0d2b', low: '#7a3f86', light: '#f0cfff', far: '#3d1d55', near: '#12071f', body: '#ecd3f7' },
      { top: '#3c1a4c', low: '#c98bb5', light: '#ffe3f4', far: '#6b3373', near: '#260f35', body: '#1c0826' },
      { top: '#0e0b1c', low: '#4b3a78', light: '#cfc8ff', far: '#251c48', near: '#090615', body: '#d9d0ff' },
    ],
  },
  void: {
    shape: 'hexagon',
    badge: '#6a675f',
    glyph: '無',
    grounds: ['crystals', 'ruins', 'hills'],
    skies: [
      { top: '#77746c', low: '#e9e4d8', light: '#ffffff', far: '#a39e92', near: '#55524b', body: '#2b2925' },
      { top: '#2c2d31', low: '#8f8d88', light: '#f0ede4', far: '#4d4d50', near: '#1f2023', body: '#efebe0' },
      { top: '#b9b2a4', low: '#f7f2e6', light: '#ffffff', far: '#a79f8f', near: '#6f685b', body: '#38342c' },
    ],
  },
  magic: {
    shape: 'book',
    badge: '#0c0c0f',
    glyph: '魔',
    grounds: ['crystals', 'clouds'],
    skies: [
      { top: '#0b0d18', low: '#39457a', light: '#e8d79a', far: '#1c2446', near: '#080a14', body: '#f0e2b0' },
      { top: '#120b1c', low: '#5a3a6e', light: '#f2cfe8', far: '#2b1a3b', near: '#0a0610', body: '#f3dcf0' },
      { top: '#061517', low: '#2b6a68', light: '#bff0dc', far: '#10373a', near: '#040f11', body: '#d4f5e6' },
      { top: '#1a0f08', low: '#8a5428', light: '#ffdf9a', far: '#44260f', near: '#120904', body: '#ffe9bd' },
    ],
  },
};
