/** A HOLOdeLIVE card: a ticket with its suits down the side and its icons as large chips. */
import './face.css';
import icons from 'virtual:icons/holodelive';
import { type HlCardDef, holodelive, ICONS, type Icon, SUITS, type Suit } from '@taisen/holodelive';
import { Shape } from '../../art/Shape.tsx';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { type FaceProps, type Now, numberNow, wordOf } from '../game-ui.ts';
import { Picture } from './Picture.tsx';
import { ICON_PICTURE, SUIT_LOOK } from './stage.ts';

/** In a match, icons and suits are sets of bits that effects can change. */
const among = <T,>(all: readonly T[], printed: readonly T[], bits: number | undefined): readonly T[] =>
  bits === undefined ? printed : all.filter((_, i) => (bits >> i) & 1);
export const iconsNow = (def: HlCardDef, now: Now | undefined): readonly Icon[] =>
  among(ICONS, def.icons, numberNow(now, 'icons'));
export const suitsNow = (def: HlCardDef, now: Now | undefined): readonly Suit[] =>
  among(SUITS, def.suits, numberNow(now, 'suits'));

export function Face({ def, detail, language, now }: FaceProps<HlCardDef>) {
  const suits = suitsNow(def, now);
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 4.3, 3, 260) : textSize(lines, 5, 4.3, 140);
  return (
    <div className="hl">
      <div className="hl-stripe">
        {suits.map((suit) => (
          <span key={suit} style={{ background: SUIT_LOOK[suit].color }}>
            <Shape name={SUIT_LOOK[suit].shape} />
            {detail === 'thumb' ? null : <i>{suit}</i>}
          </span>
        ))}
      </div>
      <div className="hl-main">
        <div className="hl-picture grain">
          <Picture def={def} small={detail === 'thumb'} />
          <div className="hl-chips">
            {iconsNow(def, now).map((icon) => (
              <span key={icon} className="hl-chip">
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={icons[ICON_PICTURE[icon]]} fill="currentColor" />
                </svg>
                {detail === 'full' ? <i>{icon}</i> : null}
              </span>
            ))}
          </div>
        </div>
        {detail === 'thumb' ? null : (
          <>
            <p className="hl-name">
              <Fit text={def.name[language]} room={72} size={7.2} />
            </p>
            <div className="hl-text" style={{ fontSize: `${size}cqw` }}>
              {lines.map(({ key, text }) => (
                <p key={key}>
                  <b data-skill={key}>{wordOf(holodelive, `skill.${key}`)[language]}</b> {text}
                </p>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
