import { CoverFrame, Icon } from '../CoverFrame.tsx';

const HAND = [
  { name: 'yin-yang', index: '3', ink: '#b3261e', turn: -24, x: 190, y: 196 },
  { name: 'dragon-head', index: '★6', ink: '#1b1b1b', turn: -8, x: 276, y: 164 },
  { name: 'pointy-hat', index: '★5', ink: '#b3261e', turn: 8, x: 364, y: 164 },
  { name: 'portal', index: '1', ink: '#1b1b1b', turn: 24, x: 450, y: 196 },
];

/** Green felt, and a hand out of the one worn deck. */
export function Cover() {
  return (
    <CoverFrame>
      <defs>
        <radialGradient id="od-felt" cx="0.5" cy="0.3" r="0.85">
          <stop stopColor="#3a926b" />
          <stop offset="1" stopColor="#124431" />
        </radialGradient>
      </defs>
      <rect width="640" height="420" fill="url(#od-felt)" />
      <ellipse cx="320" cy="150" rx="296" ry="190" fill="none" stroke="#fbf5e3" strokeWidth="2" opacity="0.22" />
      <g transform="translate(84 92) rotate(-12)">
        {[8, 4, 0].map((lift) => (
          <rect
            key={lift}
            x={-46 + lift / 2}
            y={-64 - lift}
            width="92"
            height="128"
            rx="8"
            fill="#8f2019"
            stroke="#f6ecd2"
            strokeWidth="4"
          />
        ))}
        <path
          d="M-34-52H34V52H-34ZM-34-52L34 52M34-52L-34 52M0-52L34 0 0 52-34 0Z"
          stroke="#f6ecd2"
          strokeWidth="2"
          fill="none"
          opacity="0.8"
        />
      </g>
      {HAND.map(({ name, index, ink, turn, x, y }, i) => (
        <g key={name} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g className={i % 2 ? 'drift' : 'drift back'}>
            <rect x="-66" y="-92" width="132" height="186" rx="11" fill="#00000040" transform="translate(5 7)" />
            <rect
              x="-66"
              y="-92"
              width="132"
              height="186"
              rx="11"
              fill="#fbf4de"
              stroke="#cdbf98"
              strokeWidth="1.500"
            />
            <text x="-57" y="-66" fill={ink} fontSize="24" fontFamily="Abril Fatface, serif">
              {index}
            </text>
            <Icon name={name} x={0} y={4} size={98} fill={ink} />
            <text x="-57" y="-66" fill={ink} fontSize="24" fontFamily="Abril Fatface, serif" transform="rotate(180)">
              {index}
            </text>
          </g>
        </g>
      ))}
    </CoverFrame>
  );
}
