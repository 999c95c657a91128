/** One card of any game, in the gallery, at a table and in a replay. */
import './card.css';
import type { Language } from '@taisen/kernel';
import { memo } from 'react';
import type { AnyCard, Detail, GameUi, Now } from '../games/game-ui.ts';
import { useLanguage } from '../language.ts';

export interface CardProps {
  readonly ui: GameUi;
  readonly def: AnyCard;
  readonly detail: Detail;
  readonly now?: Now | undefined;
  /** An element around it has its name already, e.g. a button. */
  readonly mute?: boolean;
  /** Another language than the player's. */
  readonly language?: Language;
}

/**
 * Rendered again only when something has changed. The picture, which is most of a card, does not depend on the current
 * values and never changes.
 */
export const Card = memo(function Card({ ui, def, detail, now, mute = false, ...props }: CardProps) {
  const current = useLanguage();
  const { language = current } = props;
  const { Face } = ui;
  const naming = mute
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${def.name[language]}, ${ui.facts(def, language, now)}` } as const);
  return (
    <div className="card" data-game={ui.game.id} data-detail={detail} {...naming}>
      <Face def={def} detail={detail} language={language} now={now} />
    </div>
  );
});

export const CardBack = memo(function CardBack({ ui }: { readonly ui: GameUi }) {
  return (
    <div className="card" data-game={ui.game.id} aria-hidden="true">
      <ui.Back />
    </div>
  );
});
