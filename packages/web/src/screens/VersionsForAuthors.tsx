/** The published versions of a game: how many matches each still has, and what changed between two of them. */
import '../authors/authors.css';
import type { PublishedGame } from '@taisen/kernel';
import type { VersionList } from '@taisen/protocol';
import { useEffect, useState } from 'react';
import { Lists } from '../authors/Head.tsx';
import { type Change, type VersionChanges, versionChanges } from '../authors/version-changes.ts';
import type { GameEntry } from '../games/index.ts';
import { published } from '../games/modules.ts';
import { useLanguage, useSay } from '../language.ts';
import { ask } from '../online/api.ts';
import { Page } from '../Page.tsx';
import { AUTHORS } from '../words/authors.ts';
import { FRAME } from '../words/frame.ts';

type Version = VersionList['versions'][number];

export default function VersionsForAuthors({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const [versions, setVersions] = useState<readonly Version[] | null | undefined>(undefined);
  useEffect(() => {
    let late = false;
    ask<VersionList>(`/api/games/${entry.id}/versions`).then(
      (list) => late || setVersions(list.versions),
      () => late || setVersions(null),
    );
    return () => {
      late = true;
    };
  }, [entry.id]);
  return (
    <Page title={`${say(AUTHORS.versions)} – ${say(entry.name)}`} entry={entry} ui>
      <div className="authors">
        <h1 className="page-title">{say(FRAME.authors)}</h1>
        <p>{say(AUTHORS.versionsAbout)}</p>
        <Lists entry={entry} />
        {versions === undefined ? <p className="waiting">{say(FRAME.loading)}</p> : null}
        {versions === null ? <p className="waiting">{say(AUTHORS.versionsOffline)}</p> : null}
        {versions?.length === 0 ? <p className="waiting">{say(AUTHORS.noVersions)}</p> : null}
        {versions === undefined || versions === null || versions.length === 0 ? null : (
          <>
            <VersionTable versions={versions} />
            {versions.length > 1 ? <Comparison versions={versions} /> : null}
          </>
        )}
      </div>
    </Page>
  );
}

function VersionTable({ versions }: { readonly versions: readonly Version[] }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <div className="versions-scroll">
      <table className="versions">
        <thead>
          <tr>
            <th scope="col">{say(AUTHORS.version)}</th>
            <th scope="col">{say(AUTHORS.published)}</th>
            <th scope="col">{say(AUTHORS.playing)}</th>
            <th scope="col">{say(AUTHORS.over)}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, ruleset, published: at, playing, over }) => (
            <tr key={ruleset}>
              <th scope="row">
                {version} <code>{ruleset.slice(version.length + 1)}</code>
              </th>
              <td>{new Date(at).toLocaleDateString(language)}</td>
              <td>{playing}</td>
              <td>{over}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Comparison({ versions }: { readonly versions: readonly Version[] }) {
  const say = useSay();
  const language = useLanguage();
  const [to, setTo] = useState(versions[0]?.module ?? '');
  const [from, setFrom] = useState(versions[1]?.module ?? '');
  const [games, setGames] = useState<readonly [PublishedGame, PublishedGame] | null | undefined>(undefined);
  useEffect(() => {
    let late = false;
    setGames(undefined);
    Promise.all([published(from), published(to)]).then(
      (loaded) => late || setGames(loaded),
      (error) => {
        console.error(error);
        if (!late) setGames(null);
      },
    );
    return () => {
      late = true;
    };
  }, [from, to]);
  const choice = (label: keyof typeof AUTHORS, value: string, onChange: (module: string) => void) => (
    <label>
      <span>{say(AUTHORS[label])}</span>{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {versions.map(({ module, version, ruleset }) => (
          <option key={module} value={module}>
            {version} ({ruleset.slice(version.length + 1)})
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="version-changes">
      <h2>{say(AUTHORS.changes)}</h2>
      <p className="version-choice">
        {choice('from', from, setFrom)} {choice('to', to, setTo)}
      </p>
      {games === undefined ? <p className="waiting">{say(FRAME.loading)}</p> : null}
      {games === null ? <p className="waiting">{say(AUTHORS.cannotCompare)}</p> : null}
      {games === undefined || games === null ? null : (
        <Changes changes={versionChanges(games[0], games[1], language)} />
      )}
    </section>
  );
}

function Changes({ changes }: { readonly changes: VersionChanges }) {
  const say = useSay();
  const parts = [
    ['rules', AUTHORS.changedRules],
    ['rulings', AUTHORS.changedRulings],
    ['cards', AUTHORS.changedCards],
  ] as const;
  if (parts.every(([part]) => changes[part].length === 0)) return <p>{say(AUTHORS.noChanges)}</p>;
  return parts.map(([part, name]) =>
    changes[part].length === 0 ? null : (
      <div key={part}>
        <h3>{say(name, { n: changes[part].length })}</h3>
        <ul className="author-rules">
          {changes[part].map((change) => (
            <ChangeItem key={change.name} change={change} />
          ))}
        </ul>
      </div>
    ),
  );
}

function ChangeItem({ change: { name, was, is } }: { readonly change: Change }) {
  const say = useSay();
  return (
    <li>
      <p>
        <b>{name}</b> {was === null ? say(AUTHORS.isNew) : is === null ? say(AUTHORS.isGone) : ''}
      </p>
      {was?.map((line) => (
        <del key={line}>{line}</del>
      ))}
      {is?.map((line) => (
        <ins key={line}>{line}</ins>
      ))}
    </li>
  );
}
