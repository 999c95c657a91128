declare module 'virtual:icons/*' {
  /** Outlines by name, each drawn on a square of 512. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

declare module 'virtual:generic-icons' {
  /** By game: loads the icons of a game that has no folder in `src/games`. */
  const icons: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
  export default icons;
}

declare module 'virtual:games/tests' {
  /** By game: loads the tests of that game. */
  const tests: Readonly<
    Record<string, () => Promise<{ readonly default: import('../build/tests/index.ts').GameTests }>>
  >;
  export default tests;
}

declare module 'virtual:modules' {
  /** By game: the module that this build has published. */
  const modules: Readonly<Record<string, { readonly ruleset: string; readonly hash: string }>>;
  export default modules;
}
