import { activated } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { chooseFromTrash, fitting, monsterOf } from '../../choose.ts';
import { toDeckBottom } from '../../leave.ts';
import { heal } from '../../life.ts';
import { trashOf } from '../../state.ts';

export const vesperHealer = monster(
  'vesper-healer',
  {
    name: { ja: '晩課の癒し手', 'zh-Hant': '晚禱療者', en: 'Vesper Healer' },
    reading: 'ばんかのいやして',
    attribute: 'light',
    family: 'choir',
    level: 2,
    cost: { level: 1, count: 1 },
    power: 400,
    art: { icon: 'healing' },
    vars: { n: 400 },
  },
  {
    a: {
      text: {
        ja: '1ターンに1度、自分のトラッシュの灯歌一族のモンスター1枚をデッキの一番下に戻して発動できる。自分のLPを{n}回復する。',
        'zh-Hant': '每回合1次，可以將我方棄牌區的1張燈歌族怪獸卡放回牌組最下方發動。我方LP回復{n}點。',
        en: 'Once per turn, you can put a Choir-family monster from your trash on the bottom of your deck: gain {n} LP.',
      },
      does: activated(
        function* (g, self, { n }) {
          toDeckBottom(g, yield* chooseFromTrash(g, self, 'a', self.controller, monsterOf('choir')));
          heal(g, self.controller, n);
        },
        (g, self) => fitting(g, trashOf(g, self.controller), monsterOf('choir')).length > 0,
      ),
    },
  },
);
