import type { ReadyDeck } from '@taisen/kernel';
import { copies } from './copies.ts';

export const tide: ReadyDeck = {
  id: 'tide',
  name: { ja: '満ちる潮', 'zh-Hant': '漲潮', en: 'Rising Tide' },
  plan: {
    ja: '引いて探して手札で上回り、相手のモンスターを手札に戻して空いた場を攻める。',
    'zh-Hant': '靠抽牌與檢索取得手牌優勢，將對手的怪獸送回手牌，再攻擊空出的場面。',
    en: 'Draw and search ahead, send opposing monsters back to the hand, and attack the empty field.',
  },
  cards: copies({
    'ripple-fry': 3,
    'pearl-diver': 3,
    'drift-jelly': 2,
    'eddy-seahorse': 1,
    'tide-heron': 2,
    'undertow-ray': 1,
    'reef-warden': 1,
    'lighthouse-turtle': 1,
    'moon-tide-siren': 2,
    'maelstrom-whale': 3,
    'abyss-serpent': 3,
    'call-of-the-tide': 2,
    'ebb-and-flow': 1,
    riptide: 1,
    'mending-net': 1,
    hush: 1,
    'last-provisions': 1,
    'borrowed-leash': 1,
  }),
};
