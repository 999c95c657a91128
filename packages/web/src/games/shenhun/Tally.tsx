/** Deaths as strokes of 正, five to a character, as they are counted on slips of bamboo. */
const STROKES = ['M3 4H21', 'M12 4V20', 'M12 11H19', 'M6 11V20', 'M2 20H22'];

export function Tally({ count }: { readonly count: number }) {
  const marks = Math.ceil(count / 5);
  return (
    <span className="sh-tally">
      {Array.from({ length: marks }, (_, mark) => (
        <svg key={`${mark + 1} of ${marks}`} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STROKES.slice(0, Math.min(5, count - mark * 5)).join('')} />
        </svg>
      ))}
    </span>
  );
}
