/** A strip of the latest actions. Each can be looked at again. */
import { sayEvent } from '@taisen/kernel';
import { memo, useMemo } from 'react';
import { Shape } from '../../art/Shape.tsx';
import type { ShapeName } from '../../art/shapes.ts';
import { Card } from '../../cards/Card.tsx';
import { TABLE } from '../../words/table.ts';
import { defOf } from '../cards.ts';
import { useScreen } from '../context.ts';
import { type Action, recentActions } from '../recent.ts';

const MOST = 6;
const SIGNS: Readonly<Record<Action['kind'], ShapeName>> = { attack: 'sword', play: 'up', cast: 'star', act: 'bolt' };

export const Recent = memo(function Recent() {
  const { ui, client, language, reader, bottom, say, enlarge, preview } = useScreen();
  const actions = useMemo(() => recentActions(ui.game, client.events, MOST), [ui, client.events]);
  if (actions.length === 0) return null;
  return (
    <ol className="recent" aria-label={say(TABLE.recent)}>
      {actions.map(({ event, card, kind, lost, at, results }) => {
        const def = defOf(ui, card);
        if (def === undefined) return null;
        const did = [event, ...results].map((each) => sayEvent(ui.game, each, reader, language));
        const [words] = did;
        return (
          <li key={at}>
            <button
              type="button"
              data-own={event.seat === bottom || undefined}
              title={words}
              tabIndex={-1}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview({ card })}
              onClick={() => enlarge({ card, did })}
            >
              <span className="hidden-text">{words}</span>
              <Card ui={ui} def={def} detail="thumb" mute />
              <span className="recent-sign" aria-hidden="true">
                <Shape name={SIGNS[kind]} />
                {lost === 0 ? null : lost}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});
