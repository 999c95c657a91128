import '../decks/decks.css';
import { randomHex } from '@taisen/protocol';
import { useLocation, useSearchParams } from 'wouter';
import { Builder } from '../decks/Builder.tsx';
import { DeckShelf } from '../decks/DeckShelf.tsx';
import { readCode } from '../decks/link.ts';
import { ReadyDeckView } from '../decks/ReadyDeckView.tsx';
import { deckStore, useOwnDecks } from '../decks/store.ts';
import { useDeckSync } from '../decks/sync.ts';
import { DECKS } from '../decks/words.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { useSay } from '../language.ts';
import { Page } from '../Page.tsx';

export default function Decks({ entry, id }: { readonly entry: GameEntry; readonly id: string | undefined }) {
  useDeckSync();
  const ui = useGameUi(entry);
  const say = useSay();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const code = search.get('code');
  const shared = code === null ? null : readCode(ui.game, code);
  const own = useOwnDecks().filter(({ game }) => game === entry.id);
  const mine = own.find((deck) => deck.id === id);
  const ready = ui.game.decks.find((deck) => deck.id === id);
  /** Saves a new deck of the player and opens it. */
  const make = (name: string, cards: readonly string[]) => {
    const deck = { id: randomHex(16), game: entry.id, name, cards };
    deckStore().save(deck);
    go(`/${entry.id}/decks/${deck.id}`);
  };
  return (
    <Page title={`${say(DECKS.title)} – ${say(entry.name)}`} entry={entry} ui>
      <h1 className="page-title">{say(DECKS.title)}</h1>
      {mine ? (
        <Builder ui={ui} deck={mine} />
      ) : ready ? (
        <ReadyDeckView ui={ui} name={say(ready.name)} about={say(ready.plan)} cards={ready.cards} onCopy={make} />
      ) : shared ? (
        <ReadyDeckView
          ui={ui}
          name={say(DECKS.shared)}
          about={say(DECKS.sharedAbout)}
          cards={shared}
          onCopy={(_, cards) => make(say(DECKS.shared), cards)}
        />
      ) : (
        <>
          {code === null ? null : <p role="alert">{say(DECKS.badLink)}</p>}
          <DeckShelf ui={ui} own={own} onMake={make} />
        </>
      )}
    </Page>
  );
}
