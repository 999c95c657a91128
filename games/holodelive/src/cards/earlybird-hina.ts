import { performer } from '../card.ts';

export const earlybirdHina = performer(
  'earlybird-hina',
  {
    name: { ja: '一番乗りヒナ', 'zh-Hant': '搶頭香小雛', en: 'Early-Bird Hina' },
    icons: ['SEISO', 'REACTION'],
    suits: ['INDONESIA', 'LOVELY'],
    art: { icon: 'rooster' },
  },
  {
    passive: {
      text: {
        ja: 'ショウダウンでランクが同じなら、自分が先にライブ準備状態になったものとして扱う。',
        'zh-Hant': '對決中等級相同時，視為你先進入演出準備狀態。',
        en: 'If ranks are tied in a showdown, you count as having been ready first.',
      },
      modifiesPlayer: { readyAhead: (_g, self, seat, value) => (seat === self.controller ? value + 1 : value) },
    },
  },
);
