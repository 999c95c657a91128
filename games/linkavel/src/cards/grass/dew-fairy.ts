import { whenever } from '../../abilities.ts';
import { monster } from '../../card.ts';
import { heal } from '../../life.ts';

export const dewFairy = monster(
  'dew-fairy',
  {
    name: { ja: '朝露の妖精', 'zh-Hant': '朝露妖精', en: 'Dew Fairy' },
    attribute: 'grass',
    family: 'grove',
    level: 1,
    power: 200,
    art: { icon: 'fairy' },
    vars: { n: 200 },
  },
  {
    a: {
      text: {
        ja: '自分のターン開始時、自分のLPを{n}回復する。',
        'zh-Hant': '我方回合開始時，我方LP回復{n}點。',
        en: 'At the start of your turn, gain {n} LP.',
      },
      does: whenever(
        'turn-start',
        (_g, self, event) => event.seat === self.controller,
        function* (g, self, { n }) {
          heal(g, self.controller, n);
        },
      ),
    },
  },
);
