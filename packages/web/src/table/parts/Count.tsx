/** A number that counts to its new value. */
import { useEffect, useRef, useState } from 'react';
import { pace } from '../settings.ts';

/** Milliseconds at normal speed. */
const LASTS = 620;

export function Count({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const [from, lasts, began] = [now.current, LASTS * pace(), performance.now()];
    let frame = 0;
    const step = () => {
      const part = lasts === 0 || document.hidden ? 1 : Math.min(1, (performance.now() - began) / lasts);
      now.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      setShown(now.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (from === value) return;
    step();
    // Also where no frames are painted.
    const end = setTimeout(() => {
      now.current = value;
      setShown(value);
    }, lasts);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [value]);
  return shown;
}
