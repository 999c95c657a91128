declare module 'virtual:icons/*' {
  /** Outlines by name, each drawn on a square of 512. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
