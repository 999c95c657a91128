/** Every game there is: enough to show its cover. The game itself is fetched when somebody opens it. */
import type { Words } from '@taisen/kernel';
import { use } from 'react';
import type { GameUi } from './game-ui.ts';

export interface GameEntry {
  readonly id: string;
  readonly name: Words;
  /** What is special about it, in a line. */
  readonly line: Words;
  /** Players build decks for it; otherwise both draw from one. */
  readonly decks: boolean;
  readonly load: () => Promise<{ readonly ui: GameUi }>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'linkavel',
    name: { ja: 'リンカヴェル', 'zh-Hant': 'LinkaVel', en: 'LinkaVel' },
    line: {
      ja: '小さな力をつないで、大きな一体を呼ぶ。3つのゾーンをめぐる戦い。',
      'zh-Hant': '串連弱小的力量，喚出強大的怪獸。在三個區域之間決勝。',
      en: 'Link small monsters into great ones, and fight from three zones.',
    },
    decks: true,
    load: () => import('./linkavel/index.ts'),
  },
  {
    id: 'magic-spirit',
    name: { ja: 'マジックスピリット', 'zh-Hant': '魔法精靈', en: 'Magic Spirit' },
    line: {
      ja: '魂の糸を紡ぎ、技をチャージし、相手のターンに刹那で応える。',
      'zh-Hant': '編織靈魂之線，為技能充能，在對手的回合以剎那詠唱回應。',
      en: 'Weave charges into skills, and answer in the blink of your opponent’s turn.',
    },
    decks: true,
    load: () => import('./magic-spirit/index.ts'),
  },
  {
    id: 'holodelive',
    name: { ja: 'HOLOdeLIVE', 'zh-Hant': 'HOLOdeLIVE', en: 'HOLOdeLIVE' },
    line: {
      ja: '出演者は60人、スキルは十人十色。幕の裏には、伏せたゲストがひとり。',
      'zh-Hant': '六十位演出者，技能各不相同；布幕之後，還藏著一位嘉賓。',
      en: 'Sixty performers, no two skills alike, and one guest behind the curtain.',
    },
    decks: false,
    load: () => import('./holodelive/index.ts'),
  },
  {
    id: 'one-deck',
    name: { ja: 'ワンデッキデュエル', 'zh-Hant': '一副牌對決', en: 'One-Deck Duel' },
    line: {
      ja: 'ふたりで使うデッキはひとつ。罠には罠で返せ。',
      'zh-Hant': '兩名玩家，共用一副牌。以陷阱回敬陷阱。',
      en: 'Two players, one deck, and traps that answer traps.',
    },
    decks: false,
    load: () => import('./one-deck/index.ts'),
  },
  {
    id: 'shenhun',
    name: { ja: '神魂の戦い', 'zh-Hant': '神魂之戰', en: 'Shenhun' },
    line: {
      ja: '命も魔力もひとつの神力。使えば戻らず、死者は高い代償で還る。',
      'zh-Hant': '生命與法力同為神力，一去不返；亡者歸來，代價更高。',
      en: 'Life and mana are one power that never returns. The dead do, at a price.',
    },
    decks: true,
    load: () => import('./shenhun/index.ts'),
  },
];

export const entryOf = (id: string | undefined): GameEntry | undefined => GAMES.find((game) => game.id === id);

const loading = new Map<string, Promise<GameUi>>();

export function loadGameUi(entry: GameEntry): Promise<GameUi> {
  let ui = loading.get(entry.id);
  if (ui === undefined) {
    ui = entry.load().then((module) => module.ui);
    // A fetch that failed is tried again the next time somebody asks.
    ui.catch(() => loading.delete(entry.id));
    loading.set(entry.id, ui);
  }
  return ui;
}

/** Suspends until the game is there. */
export const useGameUi = (entry: GameEntry): GameUi => use(loadGameUi(entry));
