/** Icons and suits of HOLOdeLIVE: the picture, the shape and the light of each. */
import type { Icon, Suit } from '@taisen/holodelive';
import type { ShapeName } from '../../art/shapes.ts';

export const ICON_PICTURE: Readonly<Record<Icon, string>> = {
  SEISO: 'lotus-flower',
  CHARISMA: 'crown',
  OTAKU: 'spectacles',
  VOCAL: 'microphone',
  ENJOY: 'party-popper',
  REACTION: 'surprised',
  DUELIST: 'crossed-swords',
  KUSOGAKI: 'imp-laugh',
  INTEL: 'brain',
  SEXY: 'lips',
  ALCOHOL: 'beer-stein',
  TRICKSTER: 'card-joker',
};

export const SUIT_LOOK: Readonly<Record<Suit, { readonly color: string; readonly shape: ShapeName }>> = {
  LOVELY: { color: '#ff5cb3', shape: 'heart' },
  COOL: { color: '#3fb4ff', shape: 'diamond' },
  HOT: { color: '#ff6a3d', shape: 'flame' },
  ENGLISH: { color: '#ffd23f', shape: 'star' },
  INDONESIA: { color: '#3fe0a0', shape: 'flower' },
  STAFF: { color: '#c3c0d0', shape: 'wrench' },
};
