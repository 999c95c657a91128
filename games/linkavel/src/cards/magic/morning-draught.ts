import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { heal } from '../../life.ts';

export const morningDraught = magic(
  'morning-draught',
  {
    name: { ja: '朝露の一杯', 'zh-Hant': '晨露一盞', en: 'Morning Draught' },
    art: { icon: 'bubbling-bowl' },
    vars: { n: 500, m: 1000 },
  },
  {
    a: {
      text: {
        ja: '自分のLPを{n}回復する。自分のLPが相手より少ない場合、代わりに{m}回復する。',
        'zh-Hant': '我方LP回復{n}點。若我方LP少於對手，則改為回復{m}點。',
        en: 'Gain {n} LP. If you have fewer LP than your opponent, gain {m} instead.',
      },
      does: use(function* (g, self, { n, m }) {
        const [mine, theirs] = [self.controller, opponent(self.controller)].map((seat) => g.s.lp[seat] as number);
        heal(g, self.controller, (mine as number) < (theirs as number) ? m : n);
      }),
    },
  },
);
