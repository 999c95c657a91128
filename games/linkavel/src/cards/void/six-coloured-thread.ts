import { type CardId, look, pick, shuffle, zoneOf } from '@taisen/kernel';
import { use } from '../../abilities.ts';
import { defOfId, isMonster, magic } from '../../card.ts';
import { fitting } from '../../choose.ts';
import { toTrash } from '../../leave.ts';
import { DECK, deckOf } from '../../state.ts';

export const sixColouredThread = magic(
  'six-coloured-thread',
  {
    name: { ja: '六色の糸', 'zh-Hant': '六色絲線', en: 'Six-Coloured Thread' },
    art: { icon: 'sewing-string' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: '自分のデッキから属性の異なるモンスターを{n}枚まで選んでトラッシュに送る。その後、デッキをシャッフルする。',
        'zh-Hant': '從我方牌組選擇最多{n}張屬性不同的怪獸卡送入棄牌區，然後洗牌。',
        en: 'Send up to {n} monsters of different attributes from your deck to the trash, then shuffle.',
      },
      does: use(function* (g, self, { n }) {
        const seat = self.controller;
        const asking = { card: self.id, ability: 'a' };
        const chosen: CardId[] = [];
        look(g, seat, deckOf(g, seat));
        while (chosen.length < n) {
          const taken = chosen.map((id) => defOfId(g, id).attribute);
          const fits = fitting(g, deckOf(g, seat), (def) => isMonster(def) && !taken.includes(def.attribute));
          const id = yield* pick(seat, 'search', fits, { hidden: true, asking });
          if (id < 0) break;
          chosen.push(id);
        }
        toTrash(g, chosen, 'mill');
        shuffle(g, zoneOf(DECK, seat));
      }),
    },
  },
);
