import { opponent } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { familyIs, magic } from '../../card.ts';
import { damage } from '../../life.ts';
import { monstersOf } from '../../state.ts';

export const cinderBolt = magic(
  'cinder-bolt',
  {
    name: { ja: '火の粉の礫', 'zh-Hant': '火星飛礫', en: 'Cinder Bolt' },
    reading: 'ひのこのつぶて',
    art: { icon: 'fireball', sign: 'ember' },
    vars: { n: 300, m: 500 },
  },
  {
    a: {
      text: {
        ja: '相手に{n}ダメージを与える。自分の場に熾火一族のモンスターが存在する場合、代わりに{m}ダメージを与える。',
        'zh-Hant': '給予對手{n}點傷害。若我方場上有餘燼族怪獸，則改為給予{m}點傷害。',
        en: 'Deal {n} damage to your opponent. If you control an Ember-family monster, deal {m} instead.',
      },
      does: use(function* (g, self, { n, m }) {
        const { controller } = self;
        const kindled = monstersOf(g, controller).some((card) => familyIs(g, card, 'ember'));
        damage(g, opponent(controller), kindled ? m : n, 'effect', self.id);
      }),
    },
  },
);
