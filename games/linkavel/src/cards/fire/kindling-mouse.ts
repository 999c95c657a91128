import { onTrashed } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

export const kindlingMouse = monster(
  'kindling-mouse',
  {
    name: { ja: '焚き付け鼠', 'zh-Hant': '引火鼠', en: 'Kindling Mouse' },
    reading: 'たきつけねずみ',
    attribute: 'fire',
    family: 'ember',
    level: 1,
    power: 200,
    art: { icon: 'seated-mouse' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: 'このカードが召喚のコストとしてトラッシュに送られた時、自分の場の熾火一族のモンスター1体を選ぶ。ターン終了時まで、そのモンスターのパワーは{n}アップする。',
        'zh-Hant': '這張卡作為召喚的代價被送入棄牌區時，選擇我方場上1隻餘燼族怪獸。直到回合結束，該怪獸的力量上升{n}。',
        en: 'When this card is sent to the trash to pay for a summon, choose an Ember-family monster you control. It gains {n} power until the end of the turn.',
      },
      does: onTrashed(
        function* (g, self, { n }) {
          const id = yield* chooseMonster(g, self, 'a', self.controller, (def) => def.family === 'ember');
          if (id >= 0) thisTurn(g, self, 'a', 'power', id, n);
        },
        { when: (_g, _self, event) => event.how === 'cost' },
      ),
    },
  },
);
