import { massOf } from './mass.ts';

/** An icon in a picture, solid, with a shadow and a lit rim. */
export interface SilhouetteProps {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly rim: string;
  readonly shadow: string;
  /** -1: the light comes from the left. */
  readonly light: -1 | 1;
  readonly turn?: number;
  readonly flip?: boolean;
}

export function Silhouette({ outline, x, y, size, fill, rim, shadow, light, turn = 0, flip = false }: SilhouetteProps) {
  const k = size / 512;
  const at = (dx: number, dy: number) =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${flip ? -k : k} ${k}) translate(-256 -256)`;
  return (
    <g>
      <path d={outline} transform={at(-light * 6, 7)} fill={shadow} opacity="0.4" />
      <path
        d={outline}
        transform={at(light * 2.4, -2.4)}
        fill={rim}
        stroke={rim}
        strokeWidth="10"
        strokeLinejoin="round"
      />
      <path d={massOf(outline)} transform={at(0, 0)} fill={`color-mix(in srgb, ${fill} 52%, ${rim})`} />
      <path d={outline} transform={at(0, 0)} fill={fill} />
    </g>
  );
}
