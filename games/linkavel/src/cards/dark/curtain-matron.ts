import { opponent } from '@taisen/kernel';
import { onSummoned } from '../../abilities.ts';
import { isMonster, monster } from '../../card.ts';
import { chooseFromTrash, type Fits } from '../../choose.ts';
import { countFreeZones, specialSummon } from '../../summon.ts';

export const curtainMatron = monster(
  'curtain-matron',
  {
    name: { ja: '帳の女主人', 'zh-Hant': '帷幕女主人', en: 'Matron of the Curtain' },
    reading: 'とばりのおんなしゅじん',
    attribute: 'dark',
    family: 'veil',
    level: 3,
    cost: { level: 2, count: 1 },
    power: 800,
    art: { icon: 'theater-curtains' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: 'このモンスターが召喚された時、相手のトラッシュからレベル{n}以下のモンスター1体を自分の場に特殊召喚してもよい。',
        'zh-Hant': '這隻怪獸被召喚時，可以從對手的棄牌區將1隻等級{n}以下的怪獸特殊召喚到我方場上。',
        en: 'When this monster is summoned, you may special summon a level {n} or lower monster from your opponent’s trash to your side of the field.',
      },
      does: onSummoned(
        function* (g, self, { n }) {
          const seat = self.controller;
          if (countFreeZones(g, seat) === 0) return;
          const fits: Fits = (def) => isMonster(def) && def.level <= n;
          const id = yield* chooseFromTrash(g, self, 'a', opponent(seat), fits);
          if (id >= 0) yield* specialSummon(g, seat, [id]);
        },
        { may: true },
      ),
    },
  },
);
