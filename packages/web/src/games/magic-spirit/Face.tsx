/** A Magic Spirit card: a dark frame sewn with its attribute's thread, skills as plaques, numbers in shields. */
import './face.css';
import type { MsCardDef } from '@taisen/magic-spirit';
import { CATEGORIES } from '@taisen/magic-spirit';
import type { CSSProperties } from 'react';
import { Shape } from '../../art/Shape.tsx';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { Value } from '../../cards/Value.tsx';
import { type FaceProps, numberNow } from '../game-ui.ts';
import { ELEMENTS } from './elements.ts';
import { Picture } from './Picture.tsx';
import { KINDS, SETSUNA, TABOO } from './words.ts';

export function Face({ def, detail, language, now }: FaceProps<MsCardDef>) {
  const { thread, deep, shape } = ELEMENTS[def.attribute];
  const style = { '--thread': thread, '--deep': deep } as CSSProperties;
  return (
    <div className="ms" data-kind={def.kind} data-taboo={def.taboo} style={style}>
      <div className="ms-picture grain">
        <Picture def={def} />
      </div>
      <div className="ms-head">
        <span className="ms-cost">
          <Value printed={def.cost} now={numberNow(now, 'cost')} />
        </span>
        {detail === 'thumb' ? null : (
          <span className="ms-name">
            <Fit text={def.name[language]} room={63} size={6.8} />
          </span>
        )}
        <span className="ms-attribute">
          <Shape name={shape} />
        </span>
      </div>
      {detail === 'thumb' ? (
        <Marks def={def} />
      ) : (
        <div className="ms-body">
          <p className="ms-kind">
            <span>
              {def.kind === 'monster'
                ? def.categories.map((category) => CATEGORIES[category][language]).join(' · ')
                : KINDS[def.kind][language]}
            </span>
            {def.setsuna ? <b>{SETSUNA[language]}</b> : null}
            {def.taboo ? <b>{TABOO[language]}</b> : null}
          </p>
          <Clauses def={def} detail={detail} language={language} now={now} />
        </div>
      )}
      {def.kind === 'monster' ? (
        <div className="ms-foot">
          <Shield className="ms-attack">
            <Value printed={def.attack} now={numberNow(now, 'attack')} />
          </Shield>
          <Shield className="ms-hp">
            <Value printed={def.hp} now={numberNow(now, 'hp')} />
          </Shield>
        </div>
      ) : null}
      <svg className="ms-thread" viewBox="0 0 63 88" preserveAspectRatio="none" aria-hidden="true">
        <rect x="1.3" y="1.3" width="60.4" height="85.4" rx="2.6" />
        <rect className="stitch" x="1.3" y="1.3" width="60.4" height="85.4" rx="2.6" />
      </svg>
    </div>
  );
}

function Shield({ className, children }: { readonly className: string; readonly children: React.ReactNode }) {
  return (
    <span className={`ms-shield ${className}`}>
      <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4 4H96V30Q96 50 50 58Q4 50 4 30Z" />
      </svg>
      <b>{children}</b>
    </span>
  );
}

/** What the smallest card shows in place of its text. */
function Marks({ def }: { readonly def: MsCardDef }) {
  return (
    <div className="ms-marks">
      {def.setsuna ? <Shape name="bolt" /> : null}
      {def.taboo ? <Shape name="eye" /> : null}
      {def.kind === 'phase' ? <span>I–IV</span> : null}
      {def.kind === 'field' ? <Shape name="mountain" /> : null}
    </div>
  );
}

const STEPS = ['I', 'II', 'III', 'IV'];

function Clauses({ def, detail, language, now }: FaceProps<MsCardDef>) {
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 4.1, 2.75, 330) : textSize(lines, 4.9, 4.1, 150);
  const stage = numberNow(now, 'stage');
  return (
    <div className="ms-clauses" style={{ fontSize: `${size}cqw` }}>
      {lines.map(({ key, text }) => {
        const { charge, stage: step } = def.abilities[key] ?? {};
        if (step !== undefined)
          return (
            <p key={key} className="ms-step" data-lit={stage === undefined ? undefined : step <= stage}>
              <b>{STEPS[step]}</b>
              <span>{text}</span>
            </p>
          );
        if (charge === undefined) return <p key={key}>{text}</p>;
        const { shape, thread } = ELEMENTS[charge.attribute === 'any' ? 'none' : charge.attribute];
        return (
          <p key={key} className="ms-skill">
            <span className="ms-pips" style={{ color: thread }}>
              {Array.from({ length: charge.count }, (_, i) => (
                <Shape key={`${key}${i + 1}`} name={shape} />
              ))}
            </span>
            <span>{text}</span>
          </p>
        );
      })}
    </div>
  );
}
