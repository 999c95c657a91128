import { use } from '../../../abilities.ts';
import { instant } from '../../../card.ts';
import { enemies } from '../../../choose.ts';
import { drain } from '../../../power.ts';

export const soulTithe = instant(
  'soul-tithe',
  {
    name: { ja: '魂の租', 'zh-Hant': '魂租', en: 'Soul Tithe' },
    rarity: 'epic',
    cost: 2,
    vars: { n: 5 },
    art: { icon: 'soul' },
  },
  {
    a: {
      text: {
        ja: '相手の場にキャラクターがいない時にのみ使える。相手は神力を{n}失う。',
        'zh-Hant': '只能在對手場上沒有角色時使用。對手失去{n}點神力。',
        en: 'Use only while the opponent has no characters. The opponent loses {n} power.',
      },
      does: use(
        (g, self, { n }) => {
          drain(g, self, n);
        },
        (g, self) => enemies(g, self).length === 0,
      ),
    },
  },
);
