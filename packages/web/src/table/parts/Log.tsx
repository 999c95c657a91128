/** What has happened, turn by turn. Names of cards show the card. */
import { type CardRef, cardNamed, type SeenEvent, sayEvent } from '@taisen/kernel';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { TABLE } from '../../words/table.ts';
import { useShown } from '../context.ts';

/** Told by other lines already. */
const UNSAID = new Set(['moved', 'resolves', 'attacked', 'won-battle']);

/** No more than the last of a long game: the replay has it all. */
const MOST = 200;

export function Log() {
  const { following, say } = useShown();
  const events = following.events.filter(({ type }) => !UNSAID.has(type)).slice(-MOST);
  const first = following.events.length - events.length;
  const end = useRef<HTMLOListElement>(null);
  const last = following.events.length;
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol className="log" ref={end} aria-label={say(TABLE.log)} tabIndex={0}>
      {events.map((event, i) => (
        <Line key={`${first + i} ${event.type}`} event={event} />
      ))}
    </ol>
  );
}

const Line = memo(function Line({ event }: { readonly event: SeenEvent }) {
  const { world, language, view } = useShown();
  const text = sayEvent(world.game, event, view.viewer, language);
  const big = event.type === 'turn-start' || event.type === 'won';
  return (
    <li data-big={big || undefined} data-seat={event.seat === undefined ? undefined : event.seat}>
      {withLinks(text, [event.card, event.target, ...(event.cards ?? [])], (ref) => (
        <CardLink name={cardNamed(world.game, ref.card, language)} card={ref.card as string} />
      ))}
    </li>
  );
});

function CardLink({ name, card }: { readonly name: string; readonly card: string }) {
  const { preview, enlarge } = useShown();
  return (
    <button
      type="button"
      className="card-link"
      tabIndex={-1}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview({ card })}
      onClick={() => enlarge({ card })}
    >
      {name}
    </button>
  );
}

/** The sentence with the names of cards in it made into links. */
function withLinks(text: string, refs: readonly (CardRef | undefined)[], link: (ref: CardRef) => ReactNode): ReactNode {
  const { world, language } = useShown();
  let parts: ReactNode[] = [text];
  const known = new Map(refs.flatMap((ref) => (ref?.card === undefined ? [] : [[ref.card, ref] as const])));
  for (const [id, ref] of known) {
    const name = cardNamed(world.game, id, language);
    parts = parts.flatMap((part) => {
      if (typeof part !== 'string' || !part.includes(name)) return [part];
      const at = part.indexOf(name);
      return [part.slice(0, at), <Fragment key={id}>{link(ref)}</Fragment>, part.slice(at + name.length)];
    });
  }
  return parts;
}
