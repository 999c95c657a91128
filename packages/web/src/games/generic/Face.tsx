/** A card of any game: name, picture, text, and its numbers with their names. */
import './face.css';
import type { Game } from '@taisen/kernel';
import type { CSSProperties } from 'react';
import { clausesOf, textSize } from '../../cards/clauses.ts';
import { Fit } from '../../cards/Fit.tsx';
import { Value } from '../../cards/Value.tsx';
import { type AnyCard, COMMA, type FaceProps, type Facet, numberNow } from '../game-ui.ts';
import { marksOf, type NumberField } from './fields.ts';
import { hueOf } from './hues.ts';
import { Picture } from './Picture.tsx';

/** What the faces of one game have in common. */
export interface CardStyle {
  readonly game: Game;
  readonly numbers: readonly NumberField[];
  readonly texts: readonly Facet<AnyCard>[];
  readonly icons: Readonly<Record<string, string>>;
}

interface GenericFaceProps extends FaceProps<AnyCard> {
  readonly style: CardStyle;
}

/** A small card has room for this many numbers. Each has its own corner, also on cards that lack another number. */
const MOST_ON_THUMB = 3;

/** Two numbers beside each other fill a small card: face.css sets long ones smaller. */
const digitsOf = (printed: readonly { readonly value: number }[]): number =>
  Math.max(0, ...printed.map(({ value }) => `${value}`.length));

export function Face({ def, detail, language, now, style }: GenericFaceProps) {
  const { game, numbers, texts, icons } = style;
  const small = detail === 'thumb';
  const lines = clausesOf(def, language);
  const size = detail === 'full' ? textSize(lines, 5.2, 3.2, 150) : textSize(lines, 5.4, 4.4, 90);
  const kinds = texts.flatMap((facet) =>
    facet.of(def).map((id) => facet.values.find((value) => value.id === id)?.name[language] ?? id),
  );
  const printed = numbers.flatMap((field, at) => {
    const value = field.printed(def);
    return value === undefined || (small && at >= MOST_ON_THUMB) ? [] : [{ ...field, at, value }];
  });
  const marks = marksOf(
    game,
    now,
    numbers.map(({ key }) => key),
    language,
  );
  const [first] = texts;
  const hue = hueOf(game.id, 1 + (first?.values.findIndex(({ id }) => first.of(def).includes(id)) ?? 0));
  return (
    <div className="gc" style={{ '--hue': hue } as CSSProperties}>
      {small ? null : (
        <p className="gc-name">
          <Fit text={def.name[language]} room={84} size={7.6} />
          <small>{kinds.join(COMMA[language])}</small>
        </p>
      )}
      <div className="gc-picture grain">
        <Picture id={def.id} hue={hue} outline={def.art === undefined ? undefined : icons[def.art.icon]} />
      </div>
      {small || lines.length === 0 ? null : (
        <div className="gc-text" style={{ fontSize: `${size}cqw` }}>
          {lines.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      )}
      {small || marks.length === 0 ? null : <p className="gc-marks">{marks.join(COMMA[language])}</p>}
      <p className="gc-numbers" data-digits={Math.min(5, digitsOf(printed))}>
        {printed.map(({ key, name, at, value }) => (
          <span key={key} data-corner={at}>
            {small ? null : <small>{name[language]}</small>}
            <Value printed={value} now={numberNow(now, key)} />
          </span>
        ))}
      </p>
    </div>
  );
}
