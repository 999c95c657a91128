/** A player as everybody may see them: `/people/ID`. */
import '../people/people.css';
import type { Profile as ProfileData } from '@taisen/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { entryOf, type GameEntry, useGameUi } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { ask, isRefusal } from '../online/api.ts';
import { Page } from '../Page.tsx';
import { Graph } from '../people/Graph.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Rating } from '../people/Rating.tsx';
import { PEOPLE } from '../people/words.ts';
import { ACCOUNT } from '../words/account.ts';
import { ONLINE } from '../words/online.ts';

export default function Profile({ id }: { readonly id: string }) {
  const say = useSay();
  const language = useLanguage();
  const [profile, setProfile] = useState<ProfileData | 'none' | 'offline' | null>(null);
  const reload = useCallback(
    () =>
      ask<ProfileData>(`/api/people/${encodeURIComponent(id)}`).then(setProfile, (error) => {
        console.warn(error);
        setProfile(isRefusal(error) ? 'none' : 'offline');
      }),
    [id],
  );
  useEffect(() => void reload(), [reload]);
  if (profile === null || typeof profile === 'string')
    return (
      <Page title={say(PEOPLE.player)} narrow>
        <h1 className="page-title">{say(PEOPLE.player)}</h1>
        {profile === null ? null : <p role="alert">{say(profile === 'none' ? PEOPLE.noProfile : ONLINE.noServer)}</p>}
      </Page>
    );
  const { name, since, mine, hidden, ratings, games, against } = profile;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const hide = (next: boolean) => ask('/api/me/profile', { hidden: next }).then(reload, console.error);
  return (
    <Page title={name} narrow>
      <div className="profile">
        <div className="profile-head">
          <Portrait id={id} size={72} />
          <div>
            <h1 className="page-title">{name}</h1>
            <small>{say(PEOPLE.since, { when: day.format(since) })}</small>
          </div>
        </div>
        {mine ? (
          <p className="row">
            <button type="button" className="button small" onClick={() => void hide(!hidden)}>
              {say(hidden ? PEOPLE.show : PEOPLE.hide)}
            </button>
            <small>{say(hidden ? PEOPLE.hidden : PEOPLE.hideAbout)}</small>
          </p>
        ) : null}
        {against === null ? null : (
          <section>
            <h2>{say(PEOPLE.against)}</h2>
            <p>{say(PEOPLE.record, { won: against.lost, lost: against.won, drawn: against.drawn })}</p>
          </section>
        )}
        {ratings.length === 0 ? null : (
          <section>
            <h2>{say(ACCOUNT.ratings)}</h2>
            <ul className="profile-ratings">
              {ratings.map(({ game, history, games: played, ...rating }) => (
                <li key={game}>
                  <Link href={`/${game}/players`}>
                    {say(entryOf(game)?.name ?? { ja: game, 'zh-Hant': game, en: game })}
                  </Link>
                  <p>
                    <Rating {...rating} /> <small>· {say(ACCOUNT.games, { n: played })}</small>
                  </p>
                  <Graph points={history} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{say(PEOPLE.games)}</h2>
          {games.length === 0 ? <p>{say(PEOPLE.none)}</p> : null}
          <ul className="profile-games">
            {games.map(({ game, decks, ...record }) => {
              const entry = entryOf(game);
              return entry === undefined ? null : (
                <li key={game}>
                  <b>{say(entry.name)}</b>
                  <span>{say(PEOPLE.record, record)}</span>
                  {decks.length === 0 || !entry.decks ? null : <Favourites entry={entry} decks={decks} />}
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </Page>
  );
}

interface FavouritesProps {
  readonly entry: GameEntry;
  readonly decks: ProfileData['games'][number]['decks'];
}

function Favourites({ entry, decks }: FavouritesProps) {
  const say = useSay();
  const { game } = useGameUi(entry);
  const names = decks.flatMap(({ ready }) => {
    const deck = game.decks.find(({ id }) => id === ready);
    return deck === undefined ? [] : [say(deck.name)];
  });
  return names.length === 0 ? null : <small>{say(PEOPLE.favourites, { names: names.join(' / ') })}</small>;
}
