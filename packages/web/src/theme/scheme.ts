/** Light or dark: the system's choice unless the player made one. */
const KEY = 'taisen.theme';
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const scheme = (): Scheme => SCHEMES.find((name) => name === localStorage.getItem(KEY)) ?? 'system';

export function applyScheme(name: Scheme = scheme()): void {
  if (name === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}

export function chooseScheme(name: Scheme): void {
  localStorage.setItem(KEY, name);
  applyScheme(name);
}
