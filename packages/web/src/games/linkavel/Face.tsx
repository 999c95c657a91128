/** A LinkaVel card, LV-8.1 to LV-8.4. The game's `faceOf` says what is printed where. */
import './face.css';
import { type Attribute, FAMILY_WORDS, faceOf, type LvCardDef, type Row } from '@taisen/linkavel';
import type { ReactNode } from 'react';
import { Shape } from '../../art/Shape.tsx';
import type { ShapeName } from '../../art/shapes.ts';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { Value } from '../../cards/Value.tsx';
import { type FaceProps, numberNow } from '../game-ui.ts';
import { Picture } from './Picture.tsx';
import { REALMS } from './realms.ts';
import { COST, COUNTERS, KINDS, LEVEL } from './words.ts';

export function Face(props: FaceProps<LvCardDef>) {
  const { frame, rows } = faceOf(props.def);
  return (
    <div className="lv" data-frame={frame}>
      {rows.map((row) => (
        <FaceRow key={row.row} row={row} {...props} />
      ))}
    </div>
  );
}

function FaceRow({ row, def, detail, language, now }: FaceProps<LvCardDef> & { readonly row: Row }): ReactNode {
  switch (row.row) {
    case 'name':
      return (
        <div className="lv-name">
          {detail === 'thumb' ? null : (
            <span className="lv-title">
              {detail === 'full' && language === 'ja' && def.reading !== null ? (
                <small className="lv-reading">{def.reading}</small>
              ) : null}
              <Fit text={def.name[language]} room={70} size={detail === 'full' ? 6.6 : 7.4} />
            </span>
          )}
          <Badge of={row.badge} />
        </div>
      );
    case 'level':
      return (
        <div className="lv-level">
          <span className="lv-stars">{'◆'.repeat(row.level)}</span>
          {detail === 'thumb' ? (
            <Marks def={def} />
          ) : (
            <span className="lv-family">{row.family === null ? '' : FAMILY_WORDS[row.family].label[language]}</span>
          )}
          {detail === 'full' ? (
            <span>
              {LEVEL[language]} {row.level}
            </span>
          ) : null}
        </div>
      );
    case 'kind':
      return (
        <div className="lv-level">
          {detail === 'thumb' ? (row.kind === 'permanent' ? '∞' : '') : KINDS[row.kind][language]}
          {detail === 'thumb' ? <Marks def={def} /> : null}
          <Counters detail={detail} language={language} count={numberNow(now, 'counters') ?? 0} />
        </div>
      );
    case 'picture':
      return (
        <div className="lv-picture grain">
          <Picture def={def} />
        </div>
      );
    case 'text':
      return detail === 'thumb' ? null : <Text def={def} detail={detail} language={language} now={now} />;
    case 'foot':
      return (
        <div className="lv-foot">
          <span className="lv-cost">
            {row.left === null ? '' : costText(row.left, detail === 'full' ? `${COST[language]} ` : '')}
          </span>
          <b className="lv-power">
            <Value printed={row.right} now={numberNow(now, 'power')} />
          </b>
        </div>
      );
  }
}

/** LV-3.4, LV-3.5, LV-3.7: a shape for each kind of effect, by its Japanese name. */
const EFFECTS: Readonly<Record<string, ShapeName>> = { 誘発: 'bolt', 起動: 'gear', 永続: 'ring' };

/** What the smallest card shows of its family and of the kinds of its effects. */
function Marks({ def }: { readonly def: LvCardDef }) {
  const kinds = new Set(clausesOf(def, 'ja').flatMap(({ text }) => /^【(.+?)】/.exec(text)?.[1] ?? []));
  return (
    <span className="lv-marks">
      {[...kinds].map((kind) => {
        const shape = EFFECTS[kind];
        return shape === undefined ? null : <Shape key={kind} name={shape} />;
      })}
      {def.family === null ? null : <i lang="ja">{FAMILY_WORDS[def.family].name.ja[0]}</i>}
    </span>
  );
}

function Counters({ detail, language, count }: Pick<FaceProps<LvCardDef>, 'detail' | 'language'> & { count: number }) {
  if (count === 0) return null;
  return <span className="lv-counters">{detail === 'thumb' ? `●${count}` : `${COUNTERS[language]} ${count}`}</span>;
}

const costText = ({ level, count }: { level: number; count: number }, before: string) => `${before}Lv${level}×${count}`;

/** The attribute as a colour, a shape and its character. */
function Badge({ of }: { readonly of: Attribute | 'magic' }) {
  const { shape, badge, glyph } = REALMS[of];
  return (
    <span className="lv-badge" style={{ background: badge }}>
      <Shape name={shape} />
      <span lang="ja">{glyph}</span>
    </span>
  );
}

function Text({ def, detail, language }: FaceProps<LvCardDef>) {
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 4.4, 3.2, 250) : textSize(lines, 5.2, 4.6, 110);
  if (lines.length === 0) return <div className="lv-text lv-plain">{KINDS[def.kind][language]}</div>;
  return (
    <div className="lv-text" style={{ fontSize: `${size}cqw` }}>
      {lines.map(({ key, text }) => (
        <p key={key}>
          <Clause text={text} />
        </p>
      ))}
    </div>
  );
}

/** LV-3.9: the kind of the effect stands out before it: 【誘発】, [Triggered]. */
function Clause({ text }: { readonly text: string }) {
  const [, kind, rest] = /^[【[](.+?)[】\]] ?(.*)$/s.exec(text) ?? [];
  if (kind === undefined) return <>{text}</>;
  return (
    <>
      <b className="lv-effect">{kind}</b>
      {rest}
    </>
  );
}
