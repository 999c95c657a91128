/** The window sizes in which everything has to be readable and clickable. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** Used by touch, otherwise with a mouse. */
  readonly hasTouch: boolean;
}

export const WINDOWS = {
  phone: { width: 390, height: 844, hasTouch: true },
  'phone-landscape': { width: 844, height: 390, hasTouch: true },
  tablet: { width: 768, height: 1024, hasTouch: true },
  'tablet-landscape': { width: 1024, height: 768, hasTouch: true },
  'large-tablet': { width: 1180, height: 820, hasTouch: true },
  desk: { width: 1440, height: 900, hasTouch: false },
  'large-desk': { width: 1920, height: 1080, hasTouch: false },
  'largest-desk': { width: 2560, height: 1440, hasTouch: false },
  /** The desk at 200%. */
  zoom: { width: 720, height: 450, hasTouch: false },
} as const satisfies Readonly<Record<string, WindowSize>>;

export type WindowName = keyof typeof WINDOWS;
export const WINDOW_NAMES = Object.keys(WINDOWS) as readonly WindowName[];

export type Size = readonly [width: number, height: number];
export const SIZES: readonly Size[] = Object.values(WINDOWS).map(({ width, height }) => [width, height]);
