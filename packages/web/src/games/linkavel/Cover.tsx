import { CoverFrame, Icon } from '../CoverFrame.tsx';

/** Small creatures linked by golden lines, and the large one that they become. */
export function Cover() {
  return (
    <CoverFrame>
      <defs>
        <linearGradient id="lv-sky" x2="0" y2="1">
          <stop stopColor="#2a4272" />
          <stop offset="0.55" stopColor="#c9906f" />
          <stop offset="1" stopColor="#18243e" />
        </linearGradient>
        <linearGradient id="lv-far" x2="0" y2="1">
          <stop stopColor="#5d5f86" />
          <stop offset="0.5" stopColor="#18243e" />
        </linearGradient>
        <linearGradient id="lv-near" x2="0" y2="1">
          <stop stopColor="#2c3c66" />
          <stop offset="0.35" stopColor="#18243e" />
        </linearGradient>
        <radialGradient id="lv-sun">
          <stop stopColor="#fff6d8" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="420" fill="url(#lv-sky)" />
      <path
        className="glow"
        d="M320 118L-60 -40 40-60ZM320 118L240-60 300-60ZM320 118L520-60 620-60ZM320 118L700 20 700 80ZM320 118L-60 90-60 140Z"
        fill="#fff1c4"
        opacity="0.25"
      />
      <circle cx="320" cy="118" r="180" fill="url(#lv-sun)" opacity="0.8" />
      <circle cx="320" cy="118" r="100" fill="none" stroke="#f3dfa2" strokeWidth="2.5" />
      <circle cx="320" cy="118" r="112" fill="none" stroke="#f3dfa2" strokeWidth="1" opacity="0.7" />
      <path d="M-10 262L70 202 130 250 220 192 300 256 392 198 470 252 560 192 650 258V430H-10Z" fill="url(#lv-far)" />
      <path
        d="M112 150L320 118L532 140M320 118L184 60M320 118L452 52"
        fill="none"
        stroke="#f7e6b0"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M-10 276C90 240 200 262 320 262S560 236 650 270V430H-10Z" fill="url(#lv-near)" />
      <g className="drift">
        <Icon name="wyvern" x={323} y={121} size={196} fill="#fff3cf" />
        <Icon name="wyvern" x={320} y={118} size={192} fill="#1c2443" />
      </g>
      <g className="drift back">
        <Icon name="fox" x={112} y={158} size={112} fill="#ff9a5c" />
        <Icon name="heron" x={532} y={146} size={120} fill="#8fd6f0" flip />
        <Icon name="stag-head" x={184} y={62} size={72} fill="#b8dc8a" />
      </g>
      <g fill="#fff3cf" className="glow">
        <path d="M60 50l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM560 90l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM452 44l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM188 40l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
      </g>
    </CoverFrame>
  );
}
