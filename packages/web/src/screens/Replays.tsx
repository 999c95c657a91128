/** A person's own games, on this device and on the server, and replay files: `/games`, or of one game `/GAME/replays`. */
import '../replay/replay.css';
import type { Words } from '@taisen/kernel';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useSay } from '../language.ts';
import { listTables, removeTable } from '../local/device.ts';
import { isRefusal, leaveTable, ownGames } from '../online/api.ts';
import { Page } from '../Page.tsx';
import { GameLines } from '../replay/GameLines.tsx';
import { type GameLine, lineOfGame, lineOfRecord, ordered } from '../replay/own-games.ts';
import { keepOpened, ofFile, troubleOf } from '../replay/sources.ts';
import { forget, unfinished } from '../unfinished.ts';
import { OWN_GAMES } from '../words/own-games.ts';
import { REPLAY } from '../words/replay.ts';

/** Milliseconds between reloads: an opponent may have moved. */
const INTERVAL = 15_000;

function useOwnGames(game: string | undefined) {
  const [local, setLocal] = useState<readonly GameLine[] | null>(null);
  const [online, setOnline] = useState<readonly GameLine[] | null>(null);
  const [isOffline, setOffline] = useState(false);
  const reload = useCallback(() => {
    listTables().then((all) => setLocal(all.map(lineOfRecord)), console.error);
    ownGames().then(
      (games) => {
        setOnline(games.map(lineOfGame));
        setOffline(false);
      },
      (error) => {
        setOnline((before) => before ?? []);
        setOffline(!isRefusal(error));
      },
    );
  }, []);
  useEffect(() => {
    reload();
    const timer = setInterval(reload, INTERVAL);
    return () => clearInterval(timer);
  }, [reload]);
  const all = local === null || online === null ? null : [...local, ...online];
  const shown = all?.filter((line) => game === undefined || line.game === game) ?? null;
  return { lines: shown === null ? null : ordered(shown), isOffline, reload };
}

export default function Replays({ entry }: { readonly entry?: GameEntry }) {
  const say = useSay();
  const { lines, isOffline, reload } = useOwnGames(entry?.id);
  const remove = ({ game, id, where }: GameLine) => {
    if (unfinished(game)?.endsWith(id)) forget(game);
    (where === 'device' ? removeTable(id) : leaveTable(id)).then(reload, console.error);
  };
  return (
    <Page title={say(OWN_GAMES.title)} {...(entry ? { entry, ui: true } : {})} narrow>
      <h1 className="page-title">{say(OWN_GAMES.title)}</h1>
      {entry ? (
        <p>
          <Link href="/games">{say(OWN_GAMES.all)}</Link>
        </p>
      ) : null}
      {isOffline ? <p role="status">{say(OWN_GAMES.offline)}</p> : null}
      {lines?.length === 0 ? <p>{say(OWN_GAMES.none)}</p> : null}
      {(['running', 'waiting', 'finished'] as const).map((state) => (
        <GameLines
          key={state}
          heading={say(OWN_GAMES[state])}
          lines={lines?.filter((line) => line.state === state) ?? []}
          namesGame={entry === undefined}
          onRemove={remove}
        />
      ))}
      <OpenFile />
    </Page>
  );
}

function OpenFile() {
  const say = useSay();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Words | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      keepOpened(await ofFile(await file.text()));
      navigate('/replay/file');
    } catch (error) {
      console.warn(error);
      setTrouble(troubleOf(error));
    }
  };
  return (
    <p>
      <label className="button small">
        {say(REPLAY.import)}
        <input
          type="file"
          className="hidden-text"
          accept=".json,application/json"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>{' '}
      {trouble === null ? null : <span role="alert">{say(trouble)}</span>}
    </p>
  );
}
