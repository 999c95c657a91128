import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Card } from '../cards/Card.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Filters } from '../cards/Filters.tsx';
import { cardsFor, NO_FILTER } from '../cards/filter.ts';
import { Grid } from '../cards/Grid.tsx';
import { GALLERY } from '../cards/words.ts';
import { type GameEntry, useWorld } from '../games.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import type { AnyCard } from '../worlds/world.ts';

export default function Gallery({ entry, id }: { readonly entry: GameEntry; readonly id: string | undefined }) {
  const world = useWorld(entry);
  const say = useSay();
  const language = useLanguage();
  const [filter, setFilter] = useState(NO_FILTER);
  const [, go] = useLocation();
  const cards = useMemo(() => cardsFor(world, filter, language), [world, filter, language]);
  const shown = world.cards.find((def) => def.id === id);
  const base = `/${entry.id}/cards`;
  const name = (def: AnyCard) => `${def.name[language]}, ${world.facts(def, language)}`;
  return (
    <Page title={`${say(GALLERY.title)} – ${say(entry.name)}`} entry={entry} world>
      <h1 className="page-title">{say(GALLERY.title)}</h1>
      <Filters world={world} filter={filter} found={cards.length} onChange={setFilter} />
      {cards.length === 0 ? <p className="waiting">{say(GALLERY.none)}</p> : null}
      <Grid label={say(GALLERY.title)} cards={cards}>
        {(def, tabIndex) => (
          <Link href={`${base}/${def.id}`} tabIndex={tabIndex}>
            <span className="hidden-text">{name(def)}</span>
            <Card world={world} def={def} detail="card" mute />
          </Link>
        )}
      </Grid>
      <CardDialog
        world={world}
        def={shown}
        among={shown !== undefined && cards.includes(shown) ? cards : world.cards}
        onShow={(def) => go(def === undefined ? base : `${base}/${def.id}`, { replace: id !== undefined })}
      />
    </Page>
  );
}
