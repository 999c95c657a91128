import { SHAPES, type ShapeName } from './shapes.ts';

/** A shape in the current text colour. Hidden from screen readers, since a text beside it has its meaning. */
export function Shape({ name, className }: { readonly name: ShapeName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className ?? 'shape'} aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
