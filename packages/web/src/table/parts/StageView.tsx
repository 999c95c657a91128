/** What covers the table for a moment. It takes no clicks: a click on the table ends it. */
import { phrase, type Seat } from '@taisen/kernel';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../cards/Card.tsx';
import { TABLE } from '../../words/table.ts';
import { defOf } from '../cards.ts';
import { useScreen } from '../context.ts';
import type { Scene } from '../effects/cues.ts';
import { cardElement, centre, type Point, plateOf } from '../effects/motions.ts';
import { type Shown, type Stage, useShown } from '../scene.ts';

export function StageView({ stage }: { readonly stage: Stage }) {
  const shown = useShown(stage);
  if (shown === null) return null;
  return (
    <div
      className="stage"
      data-what={shown.what}
      aria-hidden="true"
      style={{ '--lasts': `${Math.round(shown.lasts)}ms` } as CSSProperties}
    >
      <What shown={shown} />
    </div>
  );
}

function What({ shown }: { readonly shown: Shown }): ReactNode {
  const { say, name, reader, view, layout, language, bottom } = useScreen();
  switch (shown.what) {
    case 'card':
      return <PlayedCard shown={shown} />;
    case 'turn': {
      const own = shown.seat === reader;
      return (
        <p className="stage-banner" data-own={shown.seat === bottom || undefined}>
          <b>{own ? say(TABLE.yourTurn) : say(TABLE.turnOf, { name: name(shown.seat) })}</b>
          <small>{say(TABLE.turn, { n: view.turn })}</small>
        </p>
      );
    }
    case 'phase': {
      const words = layout.phases.find(([ids]) => ids.includes(shown.phase))?.[1];
      return (
        <p className="stage-banner" data-phase="" data-own={view.active === bottom || undefined}>
          <b>{words === undefined ? '' : words[language]}</b>
        </p>
      );
    }
    case 'scene':
      return <SceneView scene={shown.scene} />;
    case 'finish': {
      const { winner } = shown;
      const words =
        winner === null
          ? say(TABLE.drawn)
          : reader === 2
            ? say(TABLE.wonBy, { name: name(winner) })
            : say(winner === reader ? TABLE.won : TABLE.lost);
      return (
        <p className="stage-finish" data-won={winner === reader || undefined}>
          <b>{words}</b>
        </p>
      );
    }
  }
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The card that somebody plays, with lines to those whom it concerns. */
function PlayedCard({ shown }: { readonly shown: Extract<Shown, { readonly what: 'card' }> }) {
  const { ui, name, say, reader } = useScreen();
  const root = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const { card, seat, own, targets, seats } = shown;
  useLayoutEffect(() => {
    const table = root.current?.closest<HTMLElement>('.table');
    if (table === null || table === undefined || root.current === null) return;
    // The card is on its way to the middle.
    const from = centre(table.getBoundingClientRect());
    const ends = [
      ...targets.map((id) => cardElement(table, id)),
      ...seats.map((each) => plateOf(table, each)?.querySelector<HTMLElement>('[data-life]') ?? null),
    ];
    setLines(ends.flatMap((end) => (end === null ? [] : [{ from, to: centre(end.getBoundingClientRect()) }])));
  }, [targets, seats]);
  const def = defOf(ui, card);
  if (def === undefined) return null;
  return (
    <>
      <svg className="stage-lines" aria-hidden="true">
        {lines.map(({ from, to }) => (
          <g key={`${to.x} ${to.y}`}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} pathLength="1" />
            <circle cx={to.x} cy={to.y} r="13" />
          </g>
        ))}
      </svg>
      <div className="stage-card" ref={root} data-own={own || undefined} data-strikes={lines.length > 0 || undefined}>
        <Card ui={ui} def={def} detail="card" mute />
        <small>{seat === reader ? say(TABLE.you) : name(seat)}</small>
      </div>
    </>
  );
}

/** A moment of the game that both players take part in: their cards, and what the event says of each. */
function SceneView({ scene }: { readonly scene: Scene }) {
  const { ui, language, bottom, name } = useScreen();
  const { type, units, says, seat } = scene;
  const top: Seat = bottom === 0 ? 1 : 0;
  const side = (each: Seat) => {
    const said = says[each];
    return (
      <div className="scene-unit" data-lead={seat === each || undefined}>
        <span className="scene-who">
          {name(each)}
          {said === null ? null : <b>{phrase(ui.game, `how.${said}`, language)}</b>}
        </span>
        <span className="scene-cards">
          {units[each].map((card, i) => {
            const def = defOf(ui, card);
            return def === undefined ? null : (
              <span key={card} style={{ '--i': i } as CSSProperties}>
                <Card ui={ui} def={def} detail="thumb" mute />
              </span>
            );
          })}
        </span>
      </div>
    );
  };
  return (
    <div className="scene" data-type={type}>
      {side(top)}
      <p className="scene-title">{phrase(ui.game, `scene.${type}`, language)}</p>
      {side(bottom)}
    </div>
  );
}
