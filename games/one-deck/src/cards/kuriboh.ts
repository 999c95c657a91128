import { monster } from '../card.ts';
import { thisTurn } from '../effects.ts';

export const kuriboh = monster(
  'kuriboh',
  {
    name: { ja: 'クリボー', 'zh-Hant': '栗子球', en: 'Kuriboh' },
    attribute: 'dark',
    stars: 1,
    attack: 300,
    defence: 200,
    art: { icon: 'imp-laugh' },
  },
  {
    a: {
      text: {
        ja: '相手のバトルフェイズに、手札からこのカードを捨てて発動できる。このターン、相手モンスタから自分のモンスタへの次の戦闘ダメージを0にする。',
        'zh-Hant': '對手的戰鬥階段，可以從手牌捨棄這張卡發動。本回合對手怪獸下一次對自己的怪獸造成的戰鬥傷害變成0。',
        en: "In your opponent's battle phase, discard it from your hand: the next battle damage an opposing monster deals to one of your monsters this turn is 0.",
      },
      does: {
        rule: 'OD-9.1',
        timing: 'hand',
        run(g, self) {
          thisTurn(g, self, 'a', 'guard');
        },
      },
    },
    b: {
      text: {
        ja: '相手のバトルフェイズに、手札からこのカードを捨てて発動できる。このターン、相手モンスタからの直接攻撃を1度だけ無効にする。',
        'zh-Hant': '對手的戰鬥階段，可以從手牌捨棄這張卡發動。本回合對手怪獸的直接攻擊無效1次。',
        en: "In your opponent's battle phase, discard it from your hand: one direct attack on you this turn is called off.",
      },
      does: {
        rule: 'OD-9.1',
        timing: 'hand',
        run(g, self) {
          thisTurn(g, self, 'b', 'veto');
        },
      },
    },
    c: {
      text: {
        ja: '《青眼の白龍》との戦闘では、攻撃しても攻撃されても必ず勝ち、ダメージを受けない。',
        'zh-Hant': '與《青眼白龍》戰鬥時，無論攻擊或被攻擊都必定獲勝，且不受傷害。',
        en: 'In battle with Blue-Eyes White Dragon it always wins, attacking or attacked, and takes no damage.',
      },
      does: { rule: 'OD-5.10', timing: 'always', beats: 'blue-eyes-white-dragon' },
    },
  },
);
