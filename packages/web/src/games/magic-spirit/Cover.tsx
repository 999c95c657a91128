import { CoverFrame, Icon } from '../CoverFrame.tsx';

const THREADS = [
  { d: 'M-20 210C120 90 220 300 340 180S560 60 680 190', color: '#e7e2ff' },
  { d: 'M-20 120C110 220 240 40 350 150S540 260 680 110', color: '#a98bff' },
  { d: 'M-20 270C150 170 230 240 330 120S560 190 680 40', color: '#6fd0ff' },
  { d: 'M-20 60C140 20 210 190 330 200S520 100 680 250', color: '#ff8fb8' },
  { d: 'M-20 170C120 150 260 90 360 210S580 220 680 150', color: '#ffe09a' },
];

/** A spirit half woven out of threads. */
export function Cover() {
  return (
    <CoverFrame>
      <defs>
        <radialGradient id="ms-sky" cx="0.55" cy="0.3" r="0.8">
          <stop stopColor="#6a45c4" />
          <stop offset="0.5" stopColor="#281d69" />
          <stop offset="1" stopColor="#0d0a28" />
        </radialGradient>
        <linearGradient id="ms-wolf" x2="1" y2="1">
          <stop stopColor="#ffffff" />
          <stop offset="1" stopColor="#a48bff" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <rect width="640" height="420" fill="url(#ms-sky)" />
      <Icon name="spinning-wheel" x={508} y={150} size={250} fill="#8f74ea40" />
      {THREADS.slice(0, 3).map(({ d, color }) => (
        <path key={d} d={d} className="drift" fill="none" stroke={color} strokeWidth="2.2" opacity="0.75" />
      ))}
      <g className="drift back">
        <Icon name="wolf-howl" x={300} y={128} size={222} fill="url(#ms-wolf)" />
      </g>
      {THREADS.slice(2).map(({ d, color }) => (
        <path key={d} d={d} className="drift back" fill="none" stroke={color} strokeWidth="1.6" />
      ))}
      <g className="glow">
        {[
          [62, 176, '#e7e2ff'],
          [178, 152, '#a98bff'],
          [404, 132, '#ffe09a'],
          [470, 186, '#6fd0ff'],
          [560, 112, '#ff8fb8'],
          [120, 92, '#ffe09a'],
          [330, 40, '#e7e2ff'],
        ].map(([x, y, color]) => (
          <g key={`${x}`}>
            <circle cx={x} cy={y} r="10" fill={`${color}`} opacity="0.3" />
            <circle cx={x} cy={y} r="4.500" fill={`${color}`} />
          </g>
        ))}
      </g>
    </CoverFrame>
  );
}
