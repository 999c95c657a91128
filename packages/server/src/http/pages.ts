/**
 * The page of the app, with what others see of a link to it: its title, a description and a picture, in the reader's
 * language. Unknown pages are answered by 404; the app shows then that there is nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@taisen/games';
import { CATALOGUE } from '@taisen/games/catalogue';
import { BadInput, fill, type Language, type Words } from '@taisen/kernel';
import { deckFromCode } from '@taisen/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../language.ts';
import type { SeatRow } from '../storage/schema.ts';
import { NotFound, type StoredTable } from '../tables/store.ts';
import { PAGE } from './page-words.ts';

export interface About {
  readonly title: string;
  readonly description: string;
  /** The picture of this game. */
  readonly game: string | null;
}

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
}

/** What the pages tell of tables and people. */
interface Find {
  readonly table: (id: string) => Promise<StoredTable>;
  /** The name of a public profile. */
  readonly person: (id: string) => Promise<string | null>;
}

/** Null if there is no such page. */
export async function aboutPage({ path, query, language }: Asked, isRoute: IsRoute, find: Find): Promise<About | null> {
  const say = (words: Words, values: Readonly<Record<string, string | number>> = {}) => fill(words[language], values);
  const site = { title: say(PAGE.site), description: say(PAGE.home), game: null };
  if (!isRoute(path)) return null;
  const [first = '', section, id] = path.split('/').filter(Boolean);
  if ((first === 'table' || first === 'replay') && section !== 'local' && section !== 'file')
    return aboutTable(first, section ?? '');
  if (first === 'people') {
    const person = await find.person(section ?? '');
    return person === null ? null : { ...site, title: `${say(PAGE.person, { name: person })} · ${say(PAGE.site)}` };
  }
  const game = GAMES.get(first);
  const entry = CATALOGUE.find((each) => each.id === first);
  if (game === undefined || entry === undefined) return site;
  const name = say(entry.name);
  if (!entry.decks && (section === 'decks' || section === 'draft')) return null;
  const about = { title: `${name} · ${say(PAGE.site)}`, description: say(entry.pitch), game: first };
  if (section === 'cards' && id !== undefined) {
    const card = game.cards.find((each) => each.id === id);
    return card === undefined ? null : { ...about, title: `${say(card.name)} – ${name}` };
  }
  if (section === 'decks') {
    const ready = game.decks.find((each) => each.id === id);
    if (ready !== undefined)
      return {
        ...about,
        title: `${say(PAGE.deck, { name: say(ready.name) })} – ${name}`,
        description: say(ready.plan),
      };
    const count = countOf(query.get('code'));
    if (count !== null) return { ...about, title: `${say(PAGE.sharedDeck, { n: count })} – ${name}` };
  }
  if (section === 'draft' && (id === 'quick' || id === 'sealed'))
    return { ...about, title: `${say(PAGE[id])} – ${name}` };
  if (section === 'cards' || section === 'decks' || section === 'rules')
    return { ...about, title: `${say(PAGE[section])} – ${name}` };
  return about;

  function countOf(code: string | null): number | null {
    if (code === null || game === undefined) return null;
    try {
      return deckFromCode(game, code).length;
    } catch (error) {
      if (error instanceof BadInput) return null;
      throw error;
    }
  }

  async function aboutTable(kind: 'table' | 'replay', table: string): Promise<About | null> {
    const stored = await find.table(table).catch((error) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    if (stored === null) return null;
    const { row, seats } = stored;
    const played = CATALOGUE.find((each) => each.id === row.game);
    const nameOf = (seat: SeatRow | null | undefined) => {
      const n = seat?.info.kind === 'guest' ? /^guest-(\d+)$/.exec(seat.info.name)?.[1] : undefined;
      return n === undefined ? seat?.info.name : say(PAGE.guest, { n });
    };
    const names = seats.map((seat) => nameOf(seat) ?? '?');
    const [one = '?', two = '?'] = names;
    const title = `${played === undefined ? row.game : say(played.name)} · ${say(PAGE.site)}`;
    const host = nameOf(seats.find((seat) => seat !== null));
    if (row.state === 'waiting')
      return {
        title,
        description: host === undefined ? say(PAGE.home) : say(PAGE.invitation, { name: host }),
        game: row.game,
      };
    const players = say(kind === 'replay' ? PAGE.replay : PAGE.table, { one, two });
    if (row.result === null) return { title, description: players, game: row.game };
    const { winner } = row.result;
    const result = winner === null ? say(PAGE.drawn) : say(PAGE.won, { name: names[winner] ?? '?' });
    return { title, description: `${players}. ${result}`, game: row.game };
  }
}

type IsRoute = (path: string) => boolean;

/** `/:game` stands for the games that exist, any other name in a route for anything. */
export function routesFrom(patterns: readonly string[]): IsRoute {
  const games = CATALOGUE.map(({ id }) => id).join('|');
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('/').filter(Boolean);
    const text = parts.map((part) => {
      if (part === ':game') return `/(?:${games})`;
      if (!part.startsWith(':')) return `/${part}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
    return new RegExp(`^${text.join('')}/?$`);
  });
  return (path) => expressions.some((expression) => expression.test(path));
}

/** Answers a request for a page. */
export function pageHandler(web: string, find: Find, publicUrl: string | null) {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const list = join(web, 'routes.json');
  const isRoute = existsSync(list) ? routesFrom(JSON.parse(readFileSync(list, 'utf8')) as string[]) : () => true;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const url = new URL(request.url, 'http://page.invalid');
    const language = languageOf(request.headers['accept-language']);
    const about = await aboutPage({ path: url.pathname, query: url.searchParams, language }, isRoute, find);
    const shown = about ?? { title: PAGE.site[language], description: PAGE.home[language], game: null };
    return reply
      .status(about === null ? 404 : 200)
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(withAbout(html, shown, language, `${origin}${url.pathname}`, origin));
  };
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function withAbout(html: string, { title, description, game }: About, language: Language, url: string, origin: string) {
  const properties = {
    'og:site_name': PAGE.site[language],
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': { ja: 'ja_JP', 'zh-Hant': 'zh_TW', en: 'en_US' }[language],
    'og:image': `${origin}/share/${game ?? 'home'}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>\n    ${[...tags, card].join('\n    ')}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + escaped(description));
}
