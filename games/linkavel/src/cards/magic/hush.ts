import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { defOf, magic } from '../../card.ts';
import { chooseMonster } from '../../choose.ts';
import { thisTurn } from '../../effects.ts';
import { monstersOf } from '../../state.ts';

export const hush = magic(
  'hush',
  {
    name: { ja: '静寂の指先', 'zh-Hant': '靜默之指', en: 'Hush' },
    art: { icon: 'silenced' },
    vars: { n: 300 },
  },
  {
    a: {
      text: {
        ja: '相手の場の効果モンスター1体を選ぶ。ターン終了時まで、そのモンスターの効果を無効にし、パワーは{n}ダウンする。',
        'zh-Hant': '選擇對手場上1隻效果怪獸。直到回合結束，該怪獸的效果無效，且力量下降{n}。',
        en: 'Choose an effect monster your opponent controls. Until the end of the turn, its effects are negated and it loses {n} power.',
      },
      does: use(
        function* (g, self, { n }) {
          const id = yield* chooseMonster(g, self, 'a', opponent(self.controller), (def) => def.kind === 'effect');
          if (id < 0) return;
          thisTurn(g, self, 'a', 'negated', id);
          thisTurn(g, self, 'a', 'power', id, -n);
        },
        (g, self) => monstersOf(g, opponent(self.controller)).some((card) => defOf(g, card).kind === 'effect'),
      ),
    },
  },
);
