/** The look of Shenhun's types and rarities: ink washes and a seal. */
import type { ShCardDef } from '@taisen/shenhun';
import type { ShapeName } from '../../art/shapes.ts';

export interface Wash {
  /** The paper's tint, the far and the near ink, the disc. */
  readonly paper: string;
  readonly far: string;
  readonly ink: string;
  readonly disc: string;
}

export const WASHES: Readonly<
  Record<'front' | 'middle' | 'back' | Exclude<ShCardDef['type'], 'character'>, readonly Wash[]>
> = {
  front: [
    { paper: '#f3e7d2', far: '#a8705c', ink: '#2a1512', disc: '#b3291a' },
    { paper: '#efe0cc', far: '#8c6a62', ink: '#221613', disc: '#c4512c' },
  ],
  middle: [
    { paper: '#eee9d6', far: '#8a8f78', ink: '#1c2018', disc: '#b98a2c' },
    { paper: '#ebe4d0', far: '#8f8468', ink: '#221d14', disc: '#9c2d1c' },
  ],
  back: [
    { paper: '#e6ebe4', far: '#6f938c', ink: '#12211f', disc: '#2f7a6a' },
    { paper: '#e7e7e4', far: '#74869a', ink: '#151c26', disc: '#b3291a' },
  ],
  instant: [
    { paper: '#f5efdc', far: '#b9a06a', ink: '#26200f', disc: '#c79a2e' },
    { paper: '#f1e6dc', far: '#b07a6e', ink: '#2a1414', disc: '#b3291a' },
  ],
  lasting: [
    { paper: '#e9efe3', far: '#7f9c7a', ink: '#16241a', disc: '#2f7a55' },
    { paper: '#efeada', far: '#9a8f6a', ink: '#231f12', disc: '#a8802a' },
  ],
  special: [
    { paper: '#e8e6ef', far: '#8680a2', ink: '#1a1728', disc: '#5a4a96' },
    { paper: '#e6ebf1', far: '#7a90a8', ink: '#141e2a', disc: '#2c6690' },
  ],
  domain: [
    { paper: '#e4ebe0', far: '#6d8c72', ink: '#13211a', disc: '#b3291a' },
    { paper: '#ece4d2', far: '#93805c', ink: '#231c10', disc: '#2f7a6a' },
  ],
  myth: [
    { paper: '#1c1a1e', far: '#6e5a2c', ink: '#f0d58c', disc: '#a8281a' },
    { paper: '#141c22', far: '#2f6a66', ink: '#e8dca8', disc: '#b98a2c' },
    { paper: '#221418', far: '#7a3a34', ink: '#f0d9a8', disc: '#c9a13c' },
  ],
};

export const RARITY_LOOK: Readonly<Record<ShCardDef['rarity'], { readonly color: string; readonly glyph: string }>> = {
  common: { color: '#5d5344', glyph: '普' },
  rare: { color: '#2c5d7a', glyph: '稀' },
  epic: { color: '#6a3480', glyph: '史' },
  legendary: { color: '#8a5a0a', glyph: '傳' },
  myth: { color: '#a02114', glyph: '神' },
};

export const ROW_LOOK = {
  front: { glyph: '前', color: '#9c2416' },
  middle: { glyph: '中', color: '#7a5a10' },
  back: { glyph: '後', color: '#1f5c52' },
} as const;

export const TYPE_LOOK: Readonly<
  Record<
    Exclude<ShCardDef['type'], 'character'>,
    { readonly glyph: string; readonly color: string; readonly shape: ShapeName }
  >
> = {
  instant: { glyph: '即', color: '#7a4a08', shape: 'bolt' },
  lasting: { glyph: '續', color: '#22603c', shape: 'ring' },
  special: { glyph: '特', color: '#4a3c86', shape: 'star' },
  domain: { glyph: '域', color: '#2c5440', shape: 'mountain' },
  myth: { glyph: '神', color: '#a02114', shape: 'sun' },
};
