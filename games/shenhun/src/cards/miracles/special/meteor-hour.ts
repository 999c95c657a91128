import { countdown } from '../../../abilities.ts';
import { special } from '../../../card.ts';
import { damageAllEnemies } from '../../../effect-damage.ts';

export const meteorHour = special(
  'meteor-hour',
  {
    name: { ja: '隕星の刻', 'zh-Hant': '隕星之刻', en: 'Hour of the Meteor' },
    rarity: 'rare',
    cost: 3,
    vars: { turns: 2, n: 4 },
    art: { icon: 'burning-meteor' },
  },
  {
    a: {
      text: {
        ja: 'カウントダウン{turns}：相手のキャラクターすべてに{n}ダメージ。',
        'zh-Hant': '倒數{turns}：對所有對手角色造成{n}點傷害。',
        en: 'Countdown {turns}: deal {n} damage to every opposing character.',
      },
      does: countdown((g, self, { n }) => {
        damageAllEnemies(g, self, n);
      }),
    },
  },
);
