/** The log of the match. Names of cards link to the card. */
import { type CardRef, cardNamed, phrase, type Seat, type SeenEvent, sayEvent, seatNamed } from '@taisen/kernel';
import { Fragment, memo, type ReactNode } from 'react';
import { TABLE } from '../../words/table.ts';
import { type ScreenState, useScreen } from '../context.ts';
import { type LogLine, logLines } from '../log-lines.ts';

/** Shows only the last lines of a long match; the replay has all. */
const MOST = 120;

export const Log = memo(function Log() {
  const { client, say, ui, language, reader, bottom, preview, enlarge } = useScreen();
  return <Lines events={client.events} {...{ say, ui, language, reader, bottom, preview, enlarge }} />;
});

type LinesProps = Pick<ScreenState, 'say' | 'ui' | 'language' | 'reader' | 'preview' | 'enlarge'> & {
  readonly bottom: Seat;
  readonly events: readonly SeenEvent[];
};

const Lines = memo(function Lines({ events, say, ...rest }: LinesProps) {
  const lines = logLines(rest.ui.game, events);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="log" aria-label={say(TABLE.log)} tabIndex={0}>
      <ol>
        {lines.slice(-MOST).map((line) => (
          <Line key={`${line.at} ${line.event.type}`} {...line} {...rest} />
        ))}
      </ol>
    </section>
  );
});

type LineProps = LogLine & Omit<LinesProps, 'events' | 'say'>;

/** Memoized, since a line never changes. */
const Line = memo(function Line(props: LineProps) {
  const { event, kind, by, many, ui, language, reader, bottom, preview, enlarge } = props;
  const { game } = ui;
  const link = (card: string) => (
    <button
      type="button"
      className="card-link"
      tabIndex={-1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview({ card })}
      onClick={() => enlarge({ card })}
    >
      {cardNamed(game, card, language)}
    </button>
  );
  const counted = many.length > 0 ? { ...event, cards: many.map(({ id }) => ({ id })) } : event;
  const cards = [event.card, event.target, ...(counted.cards ?? [])];
  const sentence = sayEvent(game, counted, reader, language);
  const words = withLinks(sentence, cards, (id) => cardNamed(game, id, language), link);
  const known = many.flatMap(({ card }) => card ?? []);
  const who = by === null ? '' : seatNamed(game, by, reader, language);
  return (
    <li data-kind={kind} data-by={by === null ? undefined : by === bottom ? 'own' : 'other'}>
      {who === '' || sentence.toLowerCase().startsWith(who.toLowerCase()) ? null : (
        <span className="hidden-text">{who}: </span>
      )}
      {known.length === 0 ? (
        words
      ) : (
        <details>
          <summary>{words}</summary>
          {known.map((card, i) => (
            <Fragment key={i}>
              {i > 0 ? phrase(game, 'list.separator', language) : null}
              {link(card)}
            </Fragment>
          ))}
        </details>
      )}
    </li>
  );
});

/** The sentence with the names of cards in it made into links. */
function withLinks(
  text: string,
  refs: readonly (CardRef | undefined)[],
  nameOf: (card: string) => string,
  link: (card: string) => ReactNode,
): ReactNode {
  let parts: ReactNode[] = [text];
  for (const card of new Set(refs.flatMap((ref) => ref?.card ?? []))) {
    const name = nameOf(card);
    parts = parts.flatMap((part) => {
      if (typeof part !== 'string' || !part.includes(name)) return [part];
      const at = part.indexOf(name);
      const [before, after] = [part.slice(0, at), part.slice(at + name.length)];
      const opening = /[《「（]?$/.exec(before)?.[0] ?? '';
      const closing = /^[》」）、，。]*/.exec(after)?.[0] ?? '';
      return [
        before.slice(0, before.length - opening.length),
        // Browsers may break the line after a button, so that the next one would begin with the comma.
        <span key={card} className="whole">
          {opening}
          {link(card)}
          {closing}
        </span>,
        after.slice(closing.length),
      ];
    });
  }
  return parts;
}
