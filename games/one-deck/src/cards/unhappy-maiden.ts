import { monster } from '../card.ts';

export const unhappyMaiden = monster(
  'unhappy-maiden',
  {
    name: { ja: '薄幸の美少女', 'zh-Hant': '薄幸的美少女', en: 'The Unhappy Maiden' },
    attribute: 'light',
    stars: 1,
    attack: 0,
    defence: 100,
    art: { icon: 'tear-tracks' },
  },
  {
    a: {
      text: {
        ja: '《ブラック・マジシャン》との戦闘では、攻撃しても攻撃されても必ず勝ち、ダメージを受けない。',
        'zh-Hant': '與《黑魔導》戰鬥時，無論攻擊或被攻擊都必定獲勝，且不受傷害。',
        en: 'In battle with Dark Magician it always wins, attacking or attacked, and takes no damage.',
      },
      does: { rule: 'OD-5.10', timing: 'always', beats: 'dark-magician' },
    },
  },
);
