import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { AuthorsLink } from '../authors/AuthorsLink.tsx';
import { Card } from '../cards/Card.tsx';
import { CardDialog } from '../cards/CardDialog.tsx';
import { Filters } from '../cards/Filters.tsx';
import { cardsFor } from '../cards/filter.ts';
import { Grid } from '../cards/Grid.tsx';
import { useFilter } from '../cards/use-filter.ts';
import { GALLERY } from '../cards/words.ts';
import type { AnyCard } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';

export default function Gallery({ entry, id }: { readonly entry: GameEntry; readonly id: string | undefined }) {
  const ui = useGameUi(entry);
  const say = useSay();
  const language = useLanguage();
  const [filter, setFilter] = useFilter(ui);
  const search = useSearch();
  const [, go] = useLocation();
  const cards = useMemo(() => cardsFor(ui, filter, language), [ui, filter, language]);
  const shown = ui.cards.find((def) => def.id === id);
  const base = `/${entry.id}/cards`;
  // The cards stay as they are filtered while one of them is open.
  const kept = search === '' ? '' : `?${search}`;
  const name = (def: AnyCard) => `${def.name[language]}, ${ui.facts(def, language)}`;
  return (
    <Page title={`${say(GALLERY.title)} – ${say(entry.name)}`} entry={entry} ui>
      <h1 className="page-title">{say(GALLERY.title)}</h1>
      <Filters ui={ui} filter={filter} found={cards.length} onChange={setFilter} />
      {cards.length === 0 ? <p className="waiting">{say(GALLERY.none)}</p> : null}
      <Grid label={say(GALLERY.title)} cards={cards}>
        {(def, tabIndex) => (
          <Link href={`${base}/${def.id}${kept}`} tabIndex={tabIndex}>
            <span className="hidden-text">{name(def)}</span>
            <Card ui={ui} def={def} detail="card" mute />
          </Link>
        )}
      </Grid>
      <AuthorsLink entry={entry} />
      <CardDialog
        ui={ui}
        def={shown}
        among={shown !== undefined && cards.includes(shown) ? cards : ui.cards}
        onShow={(def) => go(`${def === undefined ? base : `${base}/${def.id}`}${kept}`, { replace: id !== undefined })}
      />
    </Page>
  );
}
