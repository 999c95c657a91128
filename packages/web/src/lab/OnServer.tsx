/** Hands a study to the server, and lists those that it has. */
import type { OwnStudies, Study, StudyRow } from '@taisen/lab/study';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { refusalText } from '../online/refusal.ts';
import { LAB } from '../words/lab.ts';
import { ownStudies, startRun } from './server.ts';

interface OnServerProps {
  readonly ui: GameUi;
  readonly study: Study;
  /** The one that is watched. */
  readonly run: string | null;
  /** Grows when something of the list has changed. */
  readonly changes: number;
  onWatch(id: string, study: Study): void;
}

export function OnServer({ ui, study, run, changes, onWatch }: OnServerProps) {
  const say = useSay();
  const language = useLanguage();
  const [own, setOwn] = useState<OwnStudies | 'guest' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // These say when the list has changed.
  useEffect(() => {
    let left = false;
    ownStudies().then((found) => left || setOwn(found), console.warn);
    return () => {
      left = true;
    };
  }, [run, changes]);
  if (own === null) return null;
  const start = async () => {
    setSending(true);
    setTrouble(null);
    try {
      const { id, study: accepted } = await startRun(study);
      onWatch(id, accepted);
    } catch (error) {
      setTrouble(refusalText(error, say, ui.game, language));
    } finally {
      setSending(false);
    }
  };
  const mine = own === 'guest' ? [] : own.studies.filter((each) => each.study.game === ui.game.id);
  return (
    <section className="lab-server" aria-labelledby="lab-server">
      <h2 id="lab-server">{say(LAB.onServer)}</h2>
      <p>{say(LAB.onServerAbout)}</p>
      {own === 'guest' ? (
        <p>
          {say(LAB.needsAccount)} <Link href="/account">{say(LAB.toAccount)}</Link>
        </p>
      ) : (
        <>
          {run === null ? (
            <button type="button" className="button" disabled={isSending} onClick={start}>
              {say(isSending ? LAB.checking : LAB.runOnServer)}
            </button>
          ) : null}
          <p>{say(LAB.gamesLeft, { n: own.limits.left, most: own.limits.running })}</p>
        </>
      )}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {mine.length === 0 ? null : (
        <>
          <h3>{say(LAB.ownStudies)}</h3>
          <ul className="lab-own">
            {mine.map((each) => (
              <li key={each.id}>
                <button type="button" aria-current={each.id === run} onClick={() => onWatch(each.id, each.study)}>
                  <OwnStudy ui={ui} row={each} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What it changes, how far it is, and when it began. */
function OwnStudy({ ui, row: { study, state, played, of, created } }: { readonly ui: GameUi; readonly row: StudyRow }) {
  const say = useSay();
  const language = useLanguage();
  const { cards = {}, rulings = {} } = study.variant ?? study.patch ?? {};
  const names = [
    ...Object.keys(cards).map((id) => ui.game.cards.find((def) => def.id === id)?.name[language] ?? id),
    ...Object.keys(rulings),
  ];
  const title = study.name ?? (names.length === 0 ? say(LAB.noChangesShort) : names.join(', '));
  return (
    <>
      <b>{title}</b> {say(LAB.stateOf[state])} {played}/{of}{' '}
      <time dateTime={new Date(created).toISOString()}>{new Date(created).toLocaleString(language)}</time>
    </>
  );
}
