import { onTrashed } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';

export const kindlingMouse = monster(
  'kindling-mouse',
  {
    name: { ja: '焚き付け鼠', 'zh-Hant': '引火鼠', en: 'Kindling Mouse' },
    attribute: 'fire',
    family: 'ember',
    level: 1,
    power: 700,
    art: { icon: 'seated-mouse' },
    vars: { n: 500 },
  },
  {
    a: {
      text: {
        ja: 'このカードが召喚のコストとして場からトラッシュに送られた時、自分の場の「熾火」モンスター1体を選ぶ。ターン終了時まで、そのモンスターのパワーを{n}アップする。',
        'zh-Hant':
          '這張卡作為召喚的代價從場上送入棄牌區時，選擇我方場上1隻「餘燼」怪獸。直到回合結束，那隻怪獸的力量上升{n}。',
        en: 'When this card is sent from the field to the trash to pay for a summon, choose an Ember monster you control. It gains {n} power until the end of the turn.',
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
