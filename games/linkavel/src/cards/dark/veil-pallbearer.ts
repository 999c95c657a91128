import { opponent } from '@taisen/kernel';
import { onTrashed, permanent } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { fitting, monsterOf } from '../../choose.ts';
import { damage } from '../../life.ts';
import { DECK, HAND, trashOf } from '../../state.ts';

export const veilPallbearer = monster(
  'veil-pallbearer',
  {
    name: { ja: '帳の棺担ぎ', 'zh-Hant': '帷幕抬棺人', en: 'Veil Pallbearer' },
    reading: 'とばりのひつぎかつぎ',
    attribute: 'dark',
    family: 'veil',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 300,
    art: { icon: 'coffin' },
    vars: { n: 100, m: 200 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターのパワーは、自分のトラッシュの帳一族のモンスター1枚につき{n}アップする。',
        'zh-Hant': '我方棄牌區每有1張帷幕族怪獸卡，這隻怪獸的力量上升{n}。',
        en: 'This monster has {n} more power for each Veil-family monster in your trash.',
      },
      does: permanent({
        power: (g, self, card, power, { n }) =>
          card.id === self.id ? power + n * fitting(g, trashOf(g, self.controller), monsterOf('veil')).length : power,
      }),
    },
    b: {
      text: {
        ja: 'このカードが手札かデッキからトラッシュに送られた時、相手に{m}ダメージを与える。',
        'zh-Hant': '這張卡從手牌或牌組被送入棄牌區時，給予對手{m}點傷害。',
        en: 'When this card is sent from your hand or deck to the trash, deal {m} damage to your opponent.',
      },
      does: onTrashed(
        function* (g, self, { m }) {
          damage(g, opponent(self.controller), m, 'effect', self.id);
        },
        { when: (_g, _self, { from = -1 }) => from >> 1 === HAND || from >> 1 === DECK },
      ),
    },
  },
);
