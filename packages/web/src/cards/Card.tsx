/** One card of any game. The same component draws gallery, table and replay. */
import './card.css';
import { memo } from 'react';
import { useLanguage } from '../language.ts';
import type { AnyCard, Detail, Now, World } from '../worlds/world.ts';

export interface CardProps {
  readonly world: World;
  readonly def: AnyCard;
  readonly detail: Detail;
  readonly now?: Now | undefined;
  /** Something around it says its name already, e.g. a button. */
  readonly mute?: boolean;
}

/**
 * Drawn anew only when something of it has changed, and its picture, which is most of it, never: that is the same
 * whatever the card is worth at present.
 */
export const Card = memo(function Card({ world, def, detail, now, mute = false }: CardProps) {
  const language = useLanguage();
  const { Face } = world;
  const naming = mute
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${def.name[language]}, ${world.facts(def, language, now)}` } as const);
  return (
    <div className="card" data-game={world.game.id} data-detail={detail} {...naming}>
      <Face def={def} detail={detail} language={language} now={now} />
    </div>
  );
});

export const CardBack = memo(function CardBack({ world }: { readonly world: World }) {
  return (
    <div className="card" data-game={world.game.id} aria-hidden="true">
      <world.Back />
    </div>
  );
});
