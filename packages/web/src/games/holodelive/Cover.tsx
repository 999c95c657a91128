import { CoverFrame, Icon } from '../CoverFrame.tsx';

const CROWD = Array.from({ length: 17 }, (_, i) => ({ x: i * 40 + (i % 3) * 7, y: 318 + ((i * 37) % 23) }));

/** Three on the stage, light cones, and a crowd that is only hands and heads. */
export function Cover() {
  return (
    <CoverFrame>
      <defs>
        {(['#ff3fa4', '#2de1fc', '#ffe14a'] as const).map((color, i) => (
          <linearGradient key={color} id={`hl-${i}`} x2="0" y2="1">
            <stop stopColor={color} stopOpacity="0.95" />
            <stop offset="1" stopColor={color} stopOpacity="0.04" />
          </linearGradient>
        ))}
      </defs>
      <rect width="640" height="420" fill="#0d0a14" />
      <path d="M0 0H640V60H0Z" fill="#1d1626" />
      <path d="M0 0C40 90 30 210 0 300ZM640 0C600 90 610 210 640 300Z" fill="#7a1240" />
      <path d="M0 0C70 60 70 200 34 300L0 300ZM640 0C570 60 570 200 606 300L640 300Z" fill="#a81a55" opacity="0.75" />
      <path className="sway" d="M196 0H214L300 290H60Z" fill="url(#hl-0)" />
      <path className="sway" style={{ animationDelay: '-4s' }} d="M426 0H444L580 290H340Z" fill="url(#hl-1)" />
      <path className="sway" style={{ animationDelay: '-7s' }} d="M311 0H329L430 290H210Z" fill="url(#hl-2)" />
      <ellipse cx="320" cy="288" rx="270" ry="26" fill="#ffffff" opacity="0.13" />
      <g className="drift" fill="#08060c">
        <Performer x={188} hair="M-34-40C-40-92 40-92 34-40L46 34C30 30 30-20 26-36H-26C-30-20-30 30-46 34Z" />
        <Performer x={452} hair="M-32-38C-44-96 44-96 32-38L24-22C20-44-20-44-24-22Z" />
      </g>
      <g fill="#08060c">
        <Performer
          x={320}
          big
          hair="M-34-38C-42-94 42-94 34-38L28-24C20-46-20-46-28-24ZM-36-60C-84-64-80 4-62 40-58 4-52-30-34-44ZM36-60C84-64 80 4 62 40 58 4 52-30 34-44Z"
        />
      </g>
      <Icon name="microphone" x={362} y={168} size={44} fill="#ffe14a" />
      <g className="glow" fill="#ffe9a0">
        {Array.from({ length: 17 }, (_, i) => (
          <circle key={`b${i * 40}`} cx={i * 40} cy="56" r="5" />
        ))}
      </g>
      <g fill="#050408">
        {CROWD.map(({ x, y }) => (
          <path
            key={x}
            d={`M${x - 22} 430V${y + 26}Q${x} ${y - 2} ${x + 22} ${y + 26}V430ZM${x - 11} ${y}a11 12 0 1 0 22 0a11 12 0 1 0-22 0`}
          />
        ))}
      </g>
    </CoverFrame>
  );
}

function Performer({ x, hair, big = false }: { readonly x: number; readonly hair: string; readonly big?: boolean }) {
  return (
    <g transform={`translate(${x} ${big ? 150 : 172}) scale(${big ? 1 : 0.84})`}>
      <path d={hair} />
      <circle cy="-42" r="26" />
      <path d="M-9-20H9V-6Q44 0 46 34L40 70 28 68 30 44 24 66Q44 96 46 116H-46Q-44 96-24 66L-30 44-28 68-40 70-46 34Q-44 0-9-6Z" />
      <path d="M-22 112H-6L-8 150H-20ZM6 112H22L20 150H8Z" />
    </g>
  );
}
