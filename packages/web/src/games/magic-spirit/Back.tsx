/** A spindle of threads in the dark. */
export function Back() {
  const threads = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const b = a + 2.1;
    const p = (angle: number, r: number) =>
      `${Math.round(100 + Math.cos(angle) * r)} ${Math.round(140 + Math.sin(angle) * r)}`;
    return `M${p(a, 78)}L${p(b, 78)}`;
  });
  return (
    <div className="ms-back">
      <svg viewBox="0 0 200 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          d="M0 40C60 10 140 70 200 30M0 240C60 270 140 210 200 250M0 60C80 40 120 90 200 60M0 222C80 242 120 190 200 220"
          stroke="#a48bff"
          fill="none"
          opacity="0.6"
        />
        <path d={threads.join('')} stroke="#d9d2ff" strokeWidth="0.9" fill="none" opacity="0.85" />
        <circle cx="100" cy="140" r="80" stroke="#e7e2ff" strokeWidth="2.5" fill="none" />
        <circle cx="100" cy="140" r="34" fill="#120e30" stroke="#c3b0ff" strokeWidth="2" />
        <path d="M100 114l7 19 19 7-19 7-7 19-7-19-19-7 19-7z" fill="#efeaff" />
      </svg>
    </div>
  );
}
