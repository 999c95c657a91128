/** A card of the one deck: a playing card with its index in two corners. */
import './face.css';
import { type OdCardDef, oneDeck } from '@taisen/one-deck';
import type { CSSProperties } from 'react';
import { Shape } from '../../art/Shape.tsx';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { Value } from '../../cards/Value.tsx';
import { type FaceProps, numberNow, wordOf } from '../game-ui.ts';
import { lookOf } from './inks.ts';
import { Picture } from './Picture.tsx';

export function Face({ def, detail, language, now }: FaceProps<OdCardDef>) {
  const { shape, ink } = lookOf(def);
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 4.4, 3, 200) : textSize(lines, 5, 4.3, 120);
  const index = (
    <>
      <b>{def.cost}</b>
      <Shape name={shape} />
    </>
  );
  return (
    <div className="od" data-kind={def.kind} style={{ '--ink-of': ink } as CSSProperties}>
      <span className="od-index">{index}</span>
      {detail === 'thumb' ? null : <span className="od-index od-turned">{index}</span>}
      {detail === 'thumb' ? null : (
        <p className="od-name">
          <Fit text={def.name[language]} room={62} size={6.6} />
          <small>
            {def.kind === 'monster' ? '★'.repeat(def.stars) : wordOf(oneDeck, `kind.${def.kind}`)[language]}
          </small>
        </p>
      )}
      <div className="od-picture">
        <Picture def={def} />
      </div>
      {detail === 'thumb' || lines.length === 0 ? null : (
        <div className="od-text" style={{ fontSize: `${size}cqw` }}>
          {lines.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      {def.kind === 'monster' ? (
        <p className="od-foot">
          <span>
            {detail === 'thumb' ? null : <small>ATK</small>}
            <Value printed={def.attack} now={numberNow(now, 'attack')} />
          </span>
          <span>
            {detail === 'thumb' ? null : <small>DEF</small>}
            <Value printed={def.defence} now={numberNow(now, 'defence')} />
          </span>
        </p>
      ) : null}
    </div>
  );
}
