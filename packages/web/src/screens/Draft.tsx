/** Sealed play and quick drafts against a bot. The seed is in the address: the same one opens the same packs. */
import './settings.css';
import './play.css';
import '../decks/decks.css';
import '../draft/draft.css';
import type { DeckList } from '@taisen/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { led, linesOf, listOf } from '../decks/deck.ts';
import { leaderOf, standsFirst } from '../decks/lead.ts';
import { problemsOf } from '../decks/legal.ts';
import { DECKS } from '../decks/words.ts';
import { Bench } from '../draft/Bench.tsx';
import {
  cardsOf,
  type Drafted,
  deckSize,
  draftOf,
  draftRounds,
  legalFrom,
  type Pack,
  sealedDeck,
  sealedPacks,
  without,
} from '../draft/draft.ts';
import { Picks } from '../draft/Picks.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { useGameProgress } from '../progress.ts';
import { DRAFT } from '../words/draft.ts';
import { ONLINE } from '../words/online.ts';
import { PLAY } from '../words/play.ts';
import { LevelChoice } from './play/LevelChoice.tsx';
import { openAgainst } from './play/open.ts';
import { useSetup } from './play/setup.ts';

type Kind = 'quick' | 'sealed';
/** The bot opens other packs than the player. */
const THEIRS = 2 ** 30;
const newSeed = (): number => 1 + Math.floor(Math.random() * (THEIRS - 1));

export default function Draft({ entry, kind }: { readonly entry: GameEntry; readonly kind: Kind }) {
  const ui = useGameUi(entry);
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const seed = Number(search.get('seed') ?? 0);
  const isSeed = Number.isSafeInteger(seed) && seed > 0 && seed < THEIRS;
  const begin = (replace: boolean) => setSearch({ seed: String(newSeed()) }, { replace });
  useEffect(() => {
    if (!isSeed) setSearch({ seed: String(newSeed()) }, { replace: true });
  }, [isSeed, setSearch]);
  const Mode = kind === 'quick' ? Quick : Sealed;
  return (
    <Page title={say(DRAFT[kind])} entry={entry} ui>
      <h1 className="page-title">{say(DRAFT[kind])}</h1>
      <p>{say(kind === 'quick' ? DRAFT.quickAbout : DRAFT.sealedAbout)}</p>
      {isSeed ? <Mode key={seed} ui={ui} seed={seed} /> : null}
      <p>
        <button type="button" className="button" onClick={() => begin(false)}>
          {say(DRAFT.again)}
        </button>
      </p>
    </Page>
  );
}

interface ModeProps {
  readonly ui: GameUi;
  readonly seed: number;
}

const draftedOf = (ui: GameUi): Drafted => ({ game: ui.game, standsFirst: (id) => standsFirst(ui, id) });

function Quick({ ui, seed }: ModeProps) {
  const rounds = useMemo(() => draftRounds(draftedOf(ui), seed), [ui, seed]);
  const [taken, setTaken] = useState<readonly Pack[]>([]);
  const offered = rounds[taken.length];
  if (offered !== undefined) {
    const take = (at: number) => setTaken([...taken, offered[at] as Pack]);
    return <Picks ui={ui} round={taken.length} packs={offered} onTake={take} />;
  }
  const theirs = draftRounds(draftedOf(ui), seed + THEIRS);
  const made = (packs: readonly Pack[], all: readonly (readonly Pack[])[]) =>
    legalFrom(draftedOf(ui), cardsOf(packs), cardsOf(all.flat()), seed);
  const mine = made(taken, rounds) ?? [];
  return (
    <>
      <Bench ui={ui} deck={mine} rest={[]} />
      <Begin ui={ui} mine={mine} theirs={made(draftOf(theirs, seed), theirs)} />
    </>
  );
}

function Sealed({ ui, seed }: ModeProps) {
  const drafted = useMemo(() => draftedOf(ui), [ui]);
  const pool = useMemo(() => cardsOf(sealedPacks(drafted, seed)), [drafted, seed]);
  const [deck, setDeck] = useState(() => sealedDeck(drafted, sealedPacks(drafted, seed), seed) ?? []);
  const out = (id: string) => setDeck(without(deck, [id]));
  // A new card must not come before the leader.
  const put = (id: string) => {
    const lines = linesOf([...deck, id]);
    setDeck(listOf(led(lines, leaderOf(ui, linesOf(deck)), (each) => standsFirst(ui, each))));
  };
  const packs = useMemo(() => sealedPacks(drafted, seed + THEIRS), [drafted, seed]);
  return (
    <>
      <Bench ui={ui} deck={deck} rest={without(pool, deck)} onOut={out} onIn={put} />
      <Begin ui={ui} mine={deck} theirs={sealedDeck(drafted, packs, seed)} />
    </>
  );
}

interface BeginProps {
  readonly ui: GameUi;
  readonly mine: DeckList;
  /** Null for any ready deck. */
  readonly theirs: DeckList | null;
}

function Begin({ ui, mine, theirs }: BeginProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { beaten } = useGameProgress(ui.game.id);
  const { level, choose } = useSetup(ui);
  const [trouble, setTrouble] = useState<unknown>(null);
  const problems = problemsOf(ui.game, mine, {});
  const begin = () => {
    const setup = { level, mine: { id: 'draft', cards: mine }, rulings: {} };
    openAgainst(ui, { ...setup, theirs: theirs === null ? null : { id: 'draft', cards: theirs } }, say).then(
      navigate,
      (error: unknown) => {
        console.warn(error);
        setTrouble(error);
      },
    );
  };
  return (
    <>
      <p role="status">
        {say(DECKS.size, { n: mine.length, size: deckSize(draftedOf(ui)) })}{' '}
        {problems.map(({ rule, message }) => `${say(message)} (${rule}) `).join('')}
      </p>
      <LevelChoice level={level} beaten={beaten} onChoose={(chosen) => choose({ level: chosen })} />
      <p className="play-begin">
        <button type="button" className="button main" disabled={problems.length > 0} onClick={begin}>
          {say(PLAY.begin)}
        </button>
      </p>
      {trouble === null ? null : (
        <p role="alert">{say(ONLINE.refused, { why: trouble instanceof Error ? trouble.message : String(trouble) })}</p>
      )}
    </>
  );
}
