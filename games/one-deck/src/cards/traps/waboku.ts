import { trap } from '../../card.ts';
import { thisTurn } from '../../effects.ts';

/** OD-8.3 */
export const waboku = trap(
  'waboku',
  {
    name: { ja: '和睦の使者', 'zh-Hant': '和睦的使者', en: 'Waboku' },
    art: { icon: 'peace-dove' },
  },
  {
    ja: 'このターン、相手モンスタからの戦闘ダメージは、モンスタへもプレイヤへもすべて0になる。自分のターンにも使える。',
    'zh-Hant': '本回合，對手怪獸造成的戰鬥傷害，不論對怪獸或玩家全部變成0。自己的回合也能使用。',
    en: "This turn all battle damage from the opponent's monsters is 0, to monsters and to the player. Also in your own turn.",
  },
  {
    rule: 'OD-8.3',
    timing: 'free',
    run(g, self) {
      thisTurn(g, self, 'a', 'peace');
    },
  },
);
