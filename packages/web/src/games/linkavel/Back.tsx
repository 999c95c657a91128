/** Six realms on one ring, linked. */
export function Back() {
  const at = (i: number) => {
    const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
    return { x: 100 + Math.cos(a) * 74, y: 120 + Math.sin(a) * 74 };
  };
  const points = [0, 1, 2, 3, 4, 5].map(at);
  const line = (from: number, to: number) => `M${points[from]?.x} ${points[from]?.y}L${points[to]?.x} ${points[to]?.y}`;
  const web = [0, 1, 2, 3, 4, 5].flatMap((i) => [line(i, (i + 1) % 6), line(i, (i + 2) % 6)]).join('');
  return (
    <div className="lv-back">
      <svg viewBox="0 0 200 240" aria-hidden="true">
        <path d={web} stroke="#e6d59c" strokeWidth="2" fill="none" opacity="0.8" />
        <circle cx="100" cy="120" r="92" stroke="#e6d59c" strokeWidth="2.5" fill="none" />
        {points.map(({ x, y }, i) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="13"
            fill={['#c93a20', '#1f6fb8', '#4b7d2b', '#d9b25a', '#6b2f74', '#8a877e'][i]}
            stroke="#f3e6b8"
            strokeWidth="3"
          />
        ))}
      </svg>
    </div>
  );
}
