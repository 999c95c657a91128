/** A Shenhun card: a scroll with its row as a banner, a seal for rarity and a tally of its deaths. */
import './face.css';
import { type ShCardDef, shenhun } from '@taisen/shenhun';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { Value } from '../../cards/Value.tsx';
import { type FaceProps, numberNow, wordOf } from '../game-ui.ts';
import { RARITY_LOOK, ROW_LOOK, TYPE_LOOK } from './inks.ts';
import { Picture } from './Picture.tsx';
import { rowName } from './rows.ts';
import { Tally } from './Tally.tsx';

export function Face({ def, detail, language, now }: FaceProps<ShCardDef>) {
  const row = rowName(def);
  const banner = def.type === 'character' ? ROW_LOOK[row ?? 'front'] : TYPE_LOOK[def.type];
  const seal = RARITY_LOOK[def.rarity];
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 4.3, 3, 230) : textSize(lines, 5, 4.3, 130);
  const deaths = numberNow(now, 'deaths') ?? 0;
  const key = def.artifact ? 'type.artifact' : def.type === 'character' ? `row.${row}` : `type.${def.type}`;
  return (
    <div className="sh" data-type={def.type}>
      <div className="sh-picture grain">
        <Picture def={def} />
      </div>
      <span className="sh-banner" lang="zh-Hant" style={{ background: banner.color }}>
        {banner.glyph}
      </span>
      {def.type === 'myth' ? null : (
        <span className="sh-cost">
          <Value printed={def.cost} now={numberNow(now, 'cost')} />
        </span>
      )}
      {deaths > 0 ? <Tally count={deaths} /> : null}
      {detail === 'thumb' ? null : (
        <div className="sh-words">
          <p className="sh-name">
            <Fit text={def.name[language]} room={70} size={7.4} />
            <span className="sh-seal" lang="zh-Hant" style={{ background: seal.color }}>
              {seal.glyph}
            </span>
          </p>
          {detail === 'full' ? (
            <p className="sh-type">
              {wordOf(shenhun, key)[language]} · {wordOf(shenhun, `rarity.${def.rarity}`)[language]}
            </p>
          ) : null}
          <div className="sh-text" style={{ fontSize: `${size}cqw` }}>
            {lines.map(({ key: clause, text }) => (
              <p key={clause}>{text}</p>
            ))}
          </div>
        </div>
      )}
      {def.health > 0 ? (
        <p className="sh-foot">
          {def.type === 'character' ? (
            <b className="sh-attack">
              <Value printed={def.attack} now={numberNow(now, 'attack')} />
            </b>
          ) : (
            <span />
          )}
          <b className="sh-health">
            <Value printed={def.health} now={numberNow(now, 'health')} />
          </b>
        </p>
      ) : null}
      <i className="sh-roller" />
      <i className="sh-roller low" />
    </div>
  );
}
