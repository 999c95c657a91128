import { opponent } from '@taisen/kernel';
import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseMonster, othersOfFamily } from '../../choose.ts';
import { toTrash } from '../../leave.ts';
import { damage } from '../../life.ts';

export const furnaceKeeper = monster(
  'furnace-keeper',
  {
    name: { ja: '炉守の鍛冶', 'zh-Hant': '守爐鐵匠', en: 'Furnace Keeper' },
    reading: 'ろもりのかじ',
    attribute: 'fire',
    family: 'ember',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 500,
    art: { icon: 'furnace' },
    vars: { n: 400 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分の場の他の熾火一族のモンスター1体をトラッシュに送って発動できる。相手に{n}ダメージを与える。',
        'zh-Hant': '每回合1次，可以將我方場上1隻其他餘燼族怪獸送入棄牌區發動。給予對手{n}點傷害。',
        en: 'Once per turn, you can send another Ember-family monster you control to the trash: deal {n} damage to your opponent.',
      },
      does: activated(
        function* (g, self, { n }) {
          const id = yield* chooseMonster(
            g,
            self,
            'a',
            self.controller,
            (def, card) => def.family === 'ember' && card.id !== self.id,
          );
          if (id < 0) return;
          toTrash(g, [id], 'effect');
          damage(g, opponent(self.controller), n, 'effect', self.id);
        },
        (g, self) => othersOfFamily(g, self, 'ember').length > 0,
      ),
    },
  },
);
