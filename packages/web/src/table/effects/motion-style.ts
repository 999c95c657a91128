/** How a game's motions look: what flies at a blow, and how a fallen card comes apart. */
export interface MotionStyle {
  /** The light at a blow, as a CSS background. */
  readonly flash: string;
  /** A path in a box of 20 by 20, drawn several times around the blow. */
  readonly spark: {
    readonly path: string;
    readonly colors: readonly string[];
    readonly count: number;
    /** How far they fly, in parts of the struck card's width. */
    readonly reach: number;
    /** In pixels. */
    readonly size: number;
    /** Degrees that each turns on its way. */
    readonly spin: number;
    /** Drawn as a line of this width instead of a surface. */
    readonly line?: number;
  };
  readonly pieces: readonly Piece[];
}

/** A part of a fallen card: a polygon in percent of the card, where it goes in parts of its width, and its turn. */
export interface Piece {
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly spin: number;
}

export const piece = (shape: string, x: number, y: number, spin: number): Piece => ({ shape, x, y, spin });

/** For games without a style of their own: a card that breaks in two. */
export const PLAIN_MOTION: MotionStyle = {
  flash: 'radial-gradient(circle, #fff 0 12%, #fffb 30%, #fff0 70%)',
  spark: { path: 'M10 0L13 10L10 20L7 10Z', colors: ['#fff', '#ffe9a8'], count: 10, reach: 0.9, size: 16, spin: 40 },
  pieces: [
    piece('0 0,100% 0,100% 40%,0 62%', -0.12, -0.12, -9),
    piece('0 62%,100% 40%,100% 100%,0 100%', 0.12, 0.14, 7),
  ],
};
