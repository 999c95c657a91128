/** One player's side of the table. */
import type { Seat } from '@taisen/kernel';
import { memo } from 'react';
import { TABLE } from '../../words/table.ts';
import { useScreen } from '../context.ts';
import type { ZoneSpec } from '../layout.ts';
import { Zone } from './Zone.tsx';

export const Side = memo(function Side({ seat }: { readonly seat: Seat }) {
  const { layout, bottom, say } = useScreen();
  const own = seat === bottom;
  const last = layout.rows.length - 1;
  return (
    <section className="side" data-own={own || undefined} aria-label={say(own ? TABLE.yourSide : TABLE.theirSide)}>
      {layout.rows.map((specs, i) => (
        <div className="line" key={specs[0]?.zone} data-back={i === last && last > 0 ? '' : undefined}>
          {i === last ? <Edge seat={seat} specs={layout.left} /> : null}
          {specs.map((spec) => (
            <Zone key={spec.zone} spec={spec} seat={seat} />
          ))}
          {i === last ? <Edge seat={seat} specs={layout.right} /> : null}
        </div>
      ))}
    </section>
  );
});

function Edge({ seat, specs }: { readonly seat: Seat; readonly specs: readonly ZoneSpec[] }) {
  return (
    <div className="edge">
      {specs.map((spec) => (
        <Zone key={spec.zone} spec={spec} seat={seat} />
      ))}
    </div>
  );
}
