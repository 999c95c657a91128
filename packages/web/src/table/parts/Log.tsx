/** The log of the match. Names of cards link to the card. */
import { type CardRef, cardNamed, type Language, type SeenEvent, sayEvent, type Viewer } from '@taisen/kernel';
import { memo, type ReactNode } from 'react';
import type { GameUi } from '../../games/game-ui.ts';
import { TABLE } from '../../words/table.ts';
import { type ScreenState, useScreen } from '../context.ts';

/** Other lines contain these already. */
const OMITTED = new Set(['moved', 'resolves', 'attacked', 'won-battle']);

/** Shows only the last lines of a long match; the replay has all. */
const MOST = 120;

export const Log = memo(function Log() {
  const { client, say, ui, language, reader, preview, enlarge } = useScreen();
  return <Lines events={client.events} {...{ say, ui, language, reader, preview, enlarge }} />;
});

type LinesProps = Pick<ScreenState, 'say' | 'ui' | 'language' | 'reader' | 'preview' | 'enlarge'> & {
  readonly events: readonly SeenEvent[];
};

const Lines = memo(function Lines(props: LinesProps) {
  const { say, ui, language, reader, preview, enlarge } = props;
  const events = props.events.filter(({ type }) => !OMITTED.has(type));
  const first = Math.max(0, events.length - MOST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="log" aria-label={say(TABLE.log)} tabIndex={0}>
      <ol>
        {events.slice(first).map((event, i) => (
          <Line key={`${first + i} ${event.type}`} {...{ event, ui, language, preview, enlarge }} viewer={reader} />
        ))}
      </ol>
    </section>
  );
});

interface LineProps extends Pick<ScreenState, 'preview' | 'enlarge'> {
  readonly event: SeenEvent;
  readonly ui: GameUi;
  readonly language: Language;
  readonly viewer: Viewer;
}

/** Memoized, since a line never changes. */
const Line = memo(function Line({ event, ui, language, viewer, preview, enlarge }: LineProps) {
  const { game } = ui;
  const big = event.type === 'turn-start' || event.type === 'won';
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
  const cards = [event.card, event.target, ...(event.cards ?? [])];
  return (
    <li data-big={big || undefined}>
      {withLinks(sayEvent(game, event, viewer, language), cards, (id) => cardNamed(game, id, language), link)}
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
