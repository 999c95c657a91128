import { countdown } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { allies } from '../../../choose.ts';
import { whileItStays } from '../../../effects.ts';

export const lateSpring = special(
  'late-spring',
  {
    name: { ja: '遅い春', 'zh-Hant': '遲春', en: 'Late Spring' },
    rarity: 'common',
    cost: 2,
    vars: { turns: 1, n: 1, h: 2 },
    art: { icon: 'flowers' },
  },
  {
    a: {
      text: {
        ja: 'カウントダウン{turns}：自分のキャラクターすべては場にいる限り攻撃力+{n}、体力+{h}。',
        'zh-Hant': '倒數{turns}：己方所有角色攻擊力+{n}、生命+{h}，直到離場。',
        en: 'Countdown {turns}: your characters have +{n} attack and +{h} health for as long as they stay.',
      },
      does: countdown((g, self, { n, h }) => {
        for (const id of allies(g, self)) {
          whileItStays(g, self, 'a', 'attack', id, n);
          whileItStays(g, self, 'a', 'health', id, h);
        }
      }),
    },
  },
);
