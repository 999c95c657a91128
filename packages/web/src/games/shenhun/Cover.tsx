import { CoverFrame, Icon } from '../CoverFrame.tsx';

/** Ink mountains, a cinnabar sun, and a god looking over them. */
export function Cover() {
  return (
    <CoverFrame>
      <defs>
        <linearGradient id="sh-ink" x2="0" y2="1">
          <stop stopColor="#2a2722" stopOpacity="0.9" />
          <stop offset="1" stopColor="#2a2722" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="sh-mist" x2="0" y2="1">
          <stop stopColor="#6c6558" stopOpacity="0.55" />
          <stop offset="1" stopColor="#6c6558" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="640" height="420" fill="#f3ead6" />
      <circle className="glow" cx="450" cy="112" r="70" fill="#b3291a" />
      <path
        d="M-10 230C40 150 90 120 140 60 170 96 190 150 240 170 290 120 330 150 380 190 430 150 470 110 520 90 560 140 600 190 650 210V330H-10Z"
        fill="url(#sh-mist)"
      />
      <g className="drift back">
        <Icon name="tiger-head" x={300} y={158} size={246} fill="#1d1a16" />
      </g>
      <path
        d="M-10 300C30 220 60 200 96 150 128 196 150 250 220 270 250 240 270 250 330 290V380H-10Z"
        fill="url(#sh-ink)"
      />
      <path d="M360 300C420 260 470 240 530 170 570 220 600 250 650 262V390H360Z" fill="url(#sh-ink)" />
      <path
        className="drift"
        d="M40 214C120 196 190 226 270 210M400 236C470 220 540 246 620 226"
        stroke="#f3ead6"
        strokeWidth="12"
        strokeLinecap="round"
        fill="none"
        opacity="0.85"
      />
      <g className="drift">
        <Icon name="paper-crane" x={132} y={86} size={70} fill="#1d1a16" />
      </g>
      <g transform="translate(560 214)">
        <rect x="-25" y="-34" width="50" height="68" rx="5" fill="#a82a1c" />
        <text
          y="-4"
          fill="#fdf3df"
          fontSize="27"
          textAnchor="middle"
          fontFamily="Noto Serif TC Variable, Noto Serif JP Variable, serif"
          fontWeight="800"
        >
          神
        </text>
        <text
          y="25"
          fill="#fdf3df"
          fontSize="27"
          textAnchor="middle"
          fontFamily="Noto Serif TC Variable, Noto Serif JP Variable, serif"
          fontWeight="800"
        >
          魂
        </text>
      </g>
    </CoverFrame>
  );
}
