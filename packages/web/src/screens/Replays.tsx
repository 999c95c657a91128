/** The matches on this device, unfinished and finished, and replay files. */
import '../replay/replay.css';
import type { Words } from '@taisen/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameEntry } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import { listTables, removeTable } from '../local/device.ts';
import type { TableRecord } from '../local/spec.ts';
import { Page } from '../Page.tsx';
import { keepOpened, ofFile, troubleOf } from '../replay/sources.ts';
import { forget, unfinished } from '../unfinished.ts';
import { REPLAY } from '../words/replay.ts';
import { TABLE } from '../words/table.ts';

export default function Replays({ entry }: { readonly entry: GameEntry }) {
  const say = useSay();
  const [tables, setTables] = useState<readonly TableRecord[] | null>(null);
  const read = () => {
    listTables().then((all) => setTables(all.filter(({ spec }) => spec.game === entry.id)), console.error);
  };
  useEffect(read, [entry]);
  const remove = (id: string) => {
    if (unfinished(entry.id)?.endsWith(id)) forget(entry.id);
    removeTable(id).then(read, console.error);
  };
  const running = tables?.filter(({ result }) => result === null) ?? [];
  const over = tables?.filter(({ result }) => result !== null) ?? [];
  return (
    <Page title={say(REPLAY.replays)} entry={entry} ui narrow>
      <h1 className="page-title">{say(REPLAY.replays)}</h1>
      <OpenFile />
      {tables?.length === 0 ? <p>{say(REPLAY.none)}</p> : null}
      <TableList
        heading={say(REPLAY.unfinished)}
        tables={running}
        path="/table/local"
        word={say(REPLAY.goOn)}
        onRemove={remove}
      />
      <TableList
        heading={say(REPLAY.finished)}
        tables={over}
        path="/replay/local"
        word={say(REPLAY.open)}
        onRemove={remove}
      />
    </Page>
  );
}

interface TableListProps {
  readonly heading: string;
  readonly tables: readonly TableRecord[];
  readonly path: string;
  readonly word: string;
  onRemove(id: string): void;
}

function TableList({ heading, tables, path, word, onRemove }: TableListProps) {
  const say = useSay();
  const language = useLanguage();
  if (tables.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="table-list">
        {tables.map((record) => (
          <li key={record.id}>
            <span>
              {opponentsOf(record, say(TABLE.you))}
              <small>
                {time.format(record.touched)} · {outcomeOf(record, say)}
              </small>
            </span>
            <Link className="button small" href={`${path}/${record.id}`}>
              {word}
            </Link>
            <button type="button" className="button small" onClick={() => onRemove(record.id)}>
              {say(REPLAY.remove)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const opponentsOf = ({ spec }: TableRecord, you: string): string =>
  spec.seats.map(({ kind, name }) => (kind === 'person' ? name || you : name)).join(' – ');

function outcomeOf({ spec, result }: TableRecord, say: ReturnType<typeof useSay>): string {
  if (result === null) return say(REPLAY.unfinished);
  if (result.winner === null) return say(TABLE.drawn);
  const { kind, name } = spec.seats[result.winner];
  const both = spec.seats.every((seat) => seat.kind === 'person');
  if (both) return say(TABLE.wonBy, { name: name || say(TABLE.player, { n: result.winner + 1 }) });
  return say(kind === 'person' ? TABLE.won : TABLE.lost);
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
