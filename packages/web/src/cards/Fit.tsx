/** A line of text that always fits its place: long names are set smaller. */
export function Fit({ text, room, size }: { readonly text: string; readonly room: number; readonly size: number }) {
  let width = 0;
  for (const char of text) width += char > '⺀' ? 1 : /[A-Z]/.test(char) ? 0.68 : 0.54;
  const set = Math.min(size, room / Math.max(width, 1));
  return (
    <span className="fit" style={{ fontSize: `${Math.round(set * 100) / 100}cqw` }}>
      {text}
    </span>
  );
}
