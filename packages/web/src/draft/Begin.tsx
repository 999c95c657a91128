/** The games with a drafted deck: those that were played, and the next one. */
import type { DeckList } from '@taisen/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { problemsOf } from '../decks/legal.ts';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { listTables, removeTable } from '../local/device.ts';
import type { DraftOf } from '../local/spec.ts';
import { useGameProgress } from '../progress.ts';
import { GameLines } from '../replay/GameLines.tsx';
import { type GameLine, lineOfRecord, ordered } from '../replay/own-games.ts';
import { LevelChoice } from '../screens/play/LevelChoice.tsx';
import { openAgainst } from '../screens/play/open.ts';
import { useSetup } from '../screens/play/setup.ts';
import { DRAFT } from '../words/draft.ts';
import { ONLINE } from '../words/online.ts';
import { PLAY } from '../words/play.ts';

interface BeginProps {
  readonly ui: GameUi;
  readonly of: DraftOf;
  readonly mine: DeckList;
  /** The bot's deck, from its own draft. */
  readonly theirs: () => DeckList;
}

export function Begin({ ui, of, mine, theirs }: BeginProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { beaten } = useGameProgress(ui.game.id);
  const { level, choose } = useSetup(ui);
  const [trouble, setTrouble] = useState<unknown>(null);
  const isLegal = problemsOf(ui.game, mine, {}).length === 0;
  const begin = () => {
    const setup = { level, mine: { id: 'draft', cards: mine }, theirs: { id: 'draft', cards: theirs() }, rulings: {} };
    openAgainst(ui, setup, say, { draft: of }).then(navigate, (error: unknown) => {
      console.warn(error);
      setTrouble(error);
    });
  };
  return (
    <>
      <Played ui={ui} of={of} />
      <LevelChoice level={level} beaten={beaten} onChoose={(chosen) => choose({ level: chosen })} />
      <p className="play-begin">
        <button type="button" className="button main" disabled={!isLegal} onClick={begin}>
          {say(PLAY.begin)}
        </button>
      </p>
      {trouble === null ? null : (
        <p role="alert">{say(ONLINE.refused, { why: trouble instanceof Error ? trouble.message : String(trouble) })}</p>
      )}
    </>
  );
}

/** The games of this draft, with their results. */
function Played({ ui, of: { kind, seed } }: Pick<BeginProps, 'ui' | 'of'>) {
  const say = useSay();
  const [lines, setLines] = useState<readonly GameLine[]>([]);
  const reload = useCallback(() => {
    const isOfDraft = (draft: DraftOf | undefined) => draft?.kind === kind && draft.seed === seed;
    listTables().then((all) => {
      const own = all.filter(({ spec }) => spec.game === ui.game.id && isOfDraft(spec.draft));
      setLines(ordered(own.map(lineOfRecord)));
    }, console.error);
  }, [ui, kind, seed]);
  useEffect(reload, [reload]);
  const count = (outcome: GameLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  return (
    <GameLines
      heading={say(DRAFT.played, { won: count('won'), lost: count('lost'), drawn: count('drawn') })}
      lines={lines}
      namesGame={false}
      onRemove={({ id }) => removeTable(id).then(reload, console.error)}
    />
  );
}
