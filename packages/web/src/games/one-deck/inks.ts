/** The attributes of One-Deck Duel: the shape and the ink of each. */
import type { Attribute, OdCardDef } from '@taisen/one-deck';
import type { ShapeName } from '../../art/shapes.ts';

export const RED = '#a81f18';
export const BLACK = '#1c1a17';

export const ATTRIBUTE_LOOK: Readonly<
  Record<Attribute, { readonly shape: ShapeName; readonly ink: string; readonly tint: string }>
> = {
  fire: { shape: 'flame', ink: RED, tint: '#f3b48a' },
  wind: { shape: 'wind', ink: '#1f5a3a', tint: '#b5d3a8' },
  water: { shape: 'drop', ink: '#1d4470', tint: '#a9c8dc' },
  light: { shape: 'sun', ink: '#8a5a0c', tint: '#f0d58a' },
  dark: { shape: 'moon', ink: BLACK, tint: '#b8adb8' },
};

/** Spells and traps have inks that no attribute has. */
export const KIND_LOOK: Readonly<
  Record<
    Exclude<OdCardDef['kind'], 'monster'>,
    { readonly shape: ShapeName; readonly ink: string; readonly tint: string }
  >
> = {
  spell: { shape: 'star', ink: '#0f5f5a', tint: '#9fd0c4' },
  trap: { shape: 'snare', ink: '#7a1650', tint: '#dba6c0' },
};

export const lookOf = ({ kind, attribute }: OdCardDef) =>
  kind === 'monster' ? ATTRIBUTE_LOOK[attribute ?? 'dark'] : KIND_LOOK[kind];
