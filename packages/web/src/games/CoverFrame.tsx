import icons from 'virtual:icons/covers';
import type { ReactNode } from 'react';

/** A wide picture that fills its cover. On a narrow cover its sides are cut off. */
export function CoverFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {children}
    </svg>
  );
}

interface IconProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly flip?: boolean;
  readonly stroke?: string;
}

export function Icon({ name, x, y, size, fill, flip = false, stroke }: IconProps) {
  const k = size / 512;
  return (
    <path
      d={icons[name]}
      fill={fill}
      {...(stroke ? { stroke, strokeWidth: 12 } : {})}
      transform={`translate(${x} ${y}) scale(${flip ? -k : k} ${k}) translate(-256 -256)`}
    />
  );
}
