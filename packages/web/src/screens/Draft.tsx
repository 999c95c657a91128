/** Sealed play and quick drafts against a bot. `?seed=N` opens the same packs for everybody. */
import './settings.css';
import './play.css';
import '../decks/decks.css';
import '../draft/draft.css';
import '../replay/replay.css';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { DeckList } from '@taisen/kernel';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { standsFirst } from '../decks/lead.ts';
import { Begin } from '../draft/Begin.tsx';
import { sealedDeck, without } from '../draft/build.ts';
import { DraftDeck } from '../draft/DraftDeck.tsx';
import { OpenPacks } from '../draft/OpenPacks.tsx';
import { Picks } from '../draft/Picks.tsx';
import { cardsOf, type Drafted, sealedPacks } from '../draft/packs.ts';
import { deckOf, quickDraft } from '../draft/quick.ts';
import { type DraftState, isSeed, newDraft, newSeed, THEIRS, useDraft } from '../draft/store.ts';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useLanguage, useSay } from '../language.ts';
import type { DraftKind } from '../local/spec.ts';
import { Page } from '../Page.tsx';
import { DRAFT } from '../words/draft.ts';
import { FRAME } from '../words/frame.ts';

export default function Draft({ entry, kind }: { readonly entry: GameEntry; readonly kind: DraftKind }) {
  const ui = useGameUi(entry);
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const seed = Number(search.get('seed') ?? 0);
  return (
    <Page title={`${say(DRAFT[kind])} – ${say(entry.name)}`} entry={entry} ui>
      <h1 className="page-title">{say(DRAFT[kind])}</h1>
      <p>{say(kind === 'quick' ? DRAFT.quickAbout : DRAFT.sealedAbout)}</p>
      <OneDraft key={seed} ui={ui} kind={kind} linked={isSeed(seed) ? seed : null} onNew={() => setSearch({})} />
    </Page>
  );
}

interface OneDraftProps {
  readonly ui: GameUi;
  readonly kind: DraftKind;
  /** The seed in the address. */
  readonly linked: number | null;
  readonly onNew: () => void;
}

function OneDraft({ ui, kind, linked, onNew }: OneDraftProps) {
  const [state, change] = useDraft(ui.game.id, kind, linked);
  const again = () => {
    change(newDraft(newSeed()));
    onNew();
  };
  const Kind = kind === 'quick' ? Quick : Sealed;
  const begun = state.opened.length + state.picks.length > 0;
  return (
    <>
      <Kind key={state.seed} ui={ui} state={state} change={change} />
      {begun ? <Again ui={ui} onAgain={again} /> : null}
    </>
  );
}

interface KindProps {
  readonly ui: GameUi;
  readonly state: DraftState;
  readonly change: (part: Partial<DraftState>) => void;
}

const draftedOf = (ui: GameUi): Drafted => ({ game: ui.game, standsFirst: (id) => standsFirst(ui, id) });

function Quick({ ui, state, change }: KindProps) {
  const { seed, picks, deck } = state;
  const drafted = useMemo(() => draftedOf(ui), [ui]);
  const draft = useMemo(() => quickDraft(drafted, seed, picks), [drafted, seed, picks]);
  const over = draft.offer === null;
  const built = useMemo(() => (over ? deckOf(drafted, draft.mine, draft.box, seed) : []), [over, drafted, draft, seed]);
  const pool = useMemo(() => [...cardsOf(draft.mine), ...without(built, cardsOf(draft.mine))], [draft, built]);
  if (!over) return <Picks ui={ui} draft={draft} onTake={(at) => change({ picks: [...picks, at] })} />;
  return (
    <Ready
      ui={ui}
      kind="quick"
      pool={pool}
      state={{ ...state, deck: deck ?? built }}
      change={change}
      build={() => built}
      theirs={() => deckOf(drafted, draft.theirs, draft.box, seed)}
    />
  );
}

function Sealed({ ui, state, change }: KindProps) {
  const { seed, opened, deck } = state;
  const drafted = useMemo(() => draftedOf(ui), [ui]);
  const packs = useMemo(() => sealedPacks(drafted, seed), [drafted, seed]);
  const pool = useMemo(() => cardsOf(packs), [packs]);
  if (deck === null)
    return (
      <OpenPacks
        ui={ui}
        packs={packs}
        opened={opened}
        onOpen={(next) => change({ opened: next })}
        onDone={() => change({ deck: [] })}
      />
    );
  return (
    <Ready
      ui={ui}
      kind="sealed"
      pool={pool}
      state={state}
      change={change}
      build={() => sealedDeck(drafted, packs, seed)}
      theirs={() => sealedDeck(drafted, sealedPacks(drafted, seed + THEIRS), seed)}
    />
  );
}

interface ReadyProps extends KindProps {
  readonly kind: DraftKind;
  readonly pool: DeckList;
  readonly build: () => DeckList;
  readonly theirs: () => DeckList;
}

/** Everything is open or taken: a deck is built, and played. */
function Ready({ ui, kind, pool, state, change, build, theirs }: ReadyProps) {
  const say = useSay();
  const language = useLanguage();
  const { seed, deck, kept } = state;
  // The packs of a seed may be others than when it was stored.
  const mine = deck !== null && without(deck, pool).length === 0 ? deck : [];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).format(Date.now());
  return (
    <>
      <DraftDeck
        ui={ui}
        pool={pool}
        deck={mine}
        kept={kept}
        name={`${say(DRAFT[kind])} ${date}`}
        onChange={(next) => change({ deck: next })}
        build={build}
        onKeep={(id) => change({ deck: mine, kept: id })}
      />
      <Begin ui={ui} of={{ kind, seed }} mine={mine} theirs={theirs} />
    </>
  );
}

/** Another draft replaces this one. */
function Again({ ui, onAgain }: { readonly ui: GameUi; readonly onAgain: () => void }) {
  const say = useSay();
  return (
    <p className="draft-again">
      <AlertDialog.Root>
        <AlertDialog.Trigger className="button small">{say(DRAFT.again)}</AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-shade" />
          <AlertDialog.Popup className="dialog question" data-game={ui.game.id}>
            <AlertDialog.Title>{say(DRAFT.sure)}</AlertDialog.Title>
            <p className="row">
              <AlertDialog.Close className="button main" onClick={onAgain}>
                {say(DRAFT.again)}
              </AlertDialog.Close>
              <AlertDialog.Close className="button">{say(FRAME.close)}</AlertDialog.Close>
            </p>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </p>
  );
}
