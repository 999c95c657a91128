import { performer } from '../card.ts';
import { choose, reachable } from '../choose.ts';
import { canBeCopied, useSkillOf } from '../copy.ts';
import type { HlCard } from '../state.ts';

export const karaokeDodo = performer(
  'karaoke-dodo',
  {
    name: { ja: '十八番ドド', 'zh-Hant': '拿手歌嘟嘟', en: 'Karaoke Dodo' },
    icons: ['VOCAL', 'ALCOHOL'],
    suits: ['INDONESIA'],
    art: { icon: 'parrot-head' },
  },
  {
    play: {
      text: {
        ja: 'ステージの他のカード1枚のプレイスキルを、このカードのスキルとして使う。他のカードのスキルを使うスキルは選べない。（1ターンに1度）',
        'zh-Hant': '將舞台上另一張牌的登場技能當作這張牌的技能使用。不能選擇使用他牌技能的技能。（每回合1次）',
        en: "Use the play skill of another card on either stage as this card's own. It can't be one that uses another card's skill. (Once a turn.)",
      },
      once: true,
      copies: true,
      *run(k) {
        const fits = (card: HlCard) => canBeCopied(k.g, card, 'play');
        const id = yield* choose(k, 'stage-card', [...reachable(k, k.seat, fits), ...reachable(k, k.rival, fits)]);
        if (id >= 0) yield* useSkillOf(k, id, 'play');
      },
    },
  },
);
