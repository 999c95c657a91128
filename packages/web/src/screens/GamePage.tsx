import './game-page.css';
import { Link } from 'wouter';
import { AuthorsLink } from '../authors/AuthorsLink.tsx';
import { Card } from '../cards/Card.tsx';
import type { GameUi } from '../games/game-ui.ts';
import { type GameEntry, useGameUi } from '../games/index.ts';
import { playHref } from '../home/ways.ts';
import { useLanguage, useSay } from '../language.ts';
import { Page } from '../Page.tsx';
import { unfinished } from '../unfinished.ts';
import { DRAFT } from '../words/draft.ts';
import { ENTRIES, type EntryName, KNOW_HEADING, MODES_HEADING, PLAY_HEADING } from '../words/entries.ts';
import { FRAME } from '../words/frame.ts';
import { DRAFT_KINDS } from './play/ModeLinks.tsx';

interface Way {
  readonly name: EntryName;
  readonly href: string;
}

/** The links of the page. */
function waysOf(entry: GameEntry): { readonly play: readonly Way[]; readonly know: readonly Way[] } {
  const base = `/${entry.id}`;
  const left = unfinished(entry.id);
  return {
    play: [
      ...(left === null ? [] : [{ name: 'continue' as const, href: left }]),
      { name: 'bot', href: `${base}/play` },
      { name: 'friend', href: `${base}/play?friend=1` },
      { name: 'quick', href: `${base}/play?quick=1` },
      { name: 'device', href: `${base}/play?device=1` },
      ...(entry.hasLessons ? [{ name: 'daily' as const, href: `${base}/daily` }] : []),
    ],
    know: [
      ...(entry.hasLessons ? [{ name: 'learn' as const, href: `${base}/learn` }] : []),
      ...(entry.decks ? [{ name: 'decks' as const, href: `${base}/decks` }] : []),
      { name: 'cards', href: `${base}/cards` },
      ...(entry.hasRuleBook ? [{ name: 'rules' as const, href: `${base}/rules` }] : []),
      { name: 'replays', href: `${base}/replays` },
      { name: 'players', href: `${base}/players` },
    ],
  };
}

export default function GamePage({ entry }: { readonly entry: GameEntry }) {
  const ui = useGameUi(entry);
  const say = useSay();
  const { play, know } = waysOf(entry);
  return (
    <Page title={say(entry.name)} entry={entry} ui>
      <div className="game-hero">
        <div>
          <h1>{say(entry.name)}</h1>
          <p>{say(entry.pitch)}</p>
          <Link className="button main" href={playHref(entry)}>
            {say(FRAME.play)}
          </Link>
        </div>
        <Fan ui={ui} base={`/${entry.id}/cards`} />
      </div>
      <Ways heading={say(PLAY_HEADING)} ways={play} cards={ui.cards.length} />
      <Modes ui={ui} entry={entry} />
      <Ways heading={say(KNOW_HEADING)} ways={know} cards={ui.cards.length} />
      <AuthorsLink entry={entry} />
    </Page>
  );
}

/** Drafts where there are decks; house rules that people play together. */
function Modes({ ui, entry }: { readonly ui: GameUi; readonly entry: GameEntry }) {
  const say = useSay();
  const drafts = entry.decks
    ? DRAFT_KINDS.map((kind) => ({
        href: `/${entry.id}/draft/${kind}`,
        name: DRAFT[kind],
        about: kind === 'quick' ? DRAFT.quickShort : DRAFT.sealedShort,
      }))
    : [];
  const sets = (ui.game.houseSets ?? []).map(({ id, ...set }) => ({ href: `/${entry.id}/play?set=${id}`, ...set }));
  const modes = [...drafts, ...sets];
  if (modes.length === 0) return null;
  return (
    <section className="ways">
      <h2>{say(MODES_HEADING)}</h2>
      <ul>
        {modes.map(({ href, name, about }) => (
          <li key={href}>
            <Link href={href}>
              <b>{say(name)}</b>
              <span>{say(about)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways(props: { readonly heading: string; readonly ways: readonly Way[]; readonly cards: number }) {
  const say = useSay();
  return (
    <section className="ways">
      <h2>{props.heading}</h2>
      <ul>
        {props.ways.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>
              <b>{say(ENTRIES[name].name)}</b>
              <span>{say(ENTRIES[name].about, { n: props.cards })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Five cards as a fan, spread evenly over all cards of the game. */
function Fan({ ui, base }: { readonly ui: GameUi; readonly base: string }) {
  const language = useLanguage();
  const { cards } = ui;
  const hand = [0.1, 0.34, 0.52, 0.7, 0.88].map((part) => cards[Math.floor(cards.length * part)]);
  return (
    <ul className="fan">
      {hand.map((def) =>
        def === undefined ? null : (
          <li key={def.id}>
            <Link href={`${base}/${def.id}`}>
              <span className="hidden-text">{def.name[language]}</span>
              <Card ui={ui} def={def} detail="card" mute />
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
