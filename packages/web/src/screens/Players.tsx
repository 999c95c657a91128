/** The best players of a game, of all time or of a month. */
import '../people/people.css';
import type { RatingList } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { ask } from '../online/api.ts';
import { Page } from '../Page.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Rating } from '../people/Rating.tsx';
import { PEOPLE } from '../people/words.ts';
import { ONLINE } from '../words/online.ts';

export default function Players({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const season = search.get('season');
  const [list, setList] = useState<RatingList | null | undefined>(undefined);
  useEffect(() => {
    let late = false;
    ask<RatingList>(`/api/ratings/${entry.id}${season === null ? '' : `?season=${encodeURIComponent(season)}`}`).then(
      (found) => late || setList(found),
      (error) => {
        console.warn(error);
        if (!late) setList(null);
      },
    );
    return () => {
      late = true;
    };
  }, [entry, season]);
  const month = (name: string) =>
    new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${name}-01`),
    );
  return (
    <Page title={`${say(PEOPLE.best)} – ${say(entry.name)}`} entry={entry} ui narrow>
      <h1 className="page-title">{say(PEOPLE.best)}</h1>
      <p className="row">
        <Link className="button main" href={`/${entry.id}/play?quick=1&rated=1`}>
          {say(PEOPLE.playRated)}
        </Link>
        {list == null || list.seasons.length === 0 ? null : (
          <select
            className="field"
            aria-label={say(PEOPLE.season)}
            value={season ?? ''}
            onChange={({ target }) => setSearch(target.value === '' ? {} : { season: target.value }, { replace: true })}
          >
            <option value="">{say(PEOPLE.allTime)}</option>
            {list.seasons.map((each) => (
              <option key={each} value={each}>
                {month(each)}
              </option>
            ))}
          </select>
        )}
      </p>
      {list === null ? <p role="alert">{say(ONLINE.noServer)}</p> : null}
      {list?.ratings.length === 0 ? <p>{say(PEOPLE.nobody)}</p> : null}
      {list == null || list.ratings.length === 0 ? null : <PlayerList ratings={list.ratings} />}
      <p>
        <small>
          {say(PEOPLE.provisionalWhy)} {say(PEOPLE.farming)}
        </small>
      </p>
    </Page>
  );
}

function PlayerList({ ratings }: { readonly ratings: RatingList['ratings'] }) {
  const say = useSay();
  return (
    <table className="player-list">
      <thead>
        <tr>
          {(['rank', 'player', 'rating', 'wins'] as const).map((name) => (
            <th key={name} scope="col">
              {say(PEOPLE[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ person, name, games, won, ...rating }, i) => (
          <tr key={person} data-provisional={rating.provisional ? '' : undefined}>
            <td>{rating.provisional ? '–' : i + 1}</td>
            <td>
              <Link href={`/people/${person}`}>
                <Portrait id={person} size={32} />
                {name}
              </Link>
            </td>
            <td>
              <Rating {...rating} />
            </td>
            <td>{say(PEOPLE.winsOf, { n: games, won })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
