import { whenever } from '../../abilities.ts';
import { isMonster, permanentMagic } from '../../card.ts';
import { type Fits, fitting, summonFromTrash } from '../../choose.ts';
import { toTrash, wasMonsterOf } from '../../leave.ts';
import { type G, type LvCard, trashOf } from '../../state.ts';

const small =
  (level: number): Fits =>
  (def) =>
    isMonster(def) && def.level <= level;

/** Monsters that are destroyed together ring the bell once: it can answer only one of them. */
const isWaiting = (g: G, self: LvCard): boolean => g.s.triggers.some(({ card }) => card === self.id);

export const homewardBell = permanentMagic(
  'homeward-bell',
  {
    name: { ja: '帰り路の鐘', 'zh-Hant': '歸途之鐘', en: 'Homeward Bell' },
    art: { icon: 'bell-shield' },
    vars: { n: 2 },
  },
  {
    a: {
      text: {
        ja: '自分の場のモンスターが破壊された時、このカードをトラッシュに送って、自分のトラッシュからレベル{n}以下のモンスター1体を特殊召喚してもよい。',
        'zh-Hant': '我方場上的怪獸被破壞時，可以將這張卡送入棄牌區，從我方棄牌區將1隻等級{n}以下的怪獸特殊召喚。',
        en: 'When a monster you control is destroyed, you may send this card to the trash to special summon a level {n} or lower monster from your trash.',
      },
      does: whenever(
        'destroyed',
        (g, self, event, { n }) =>
          wasMonsterOf(self.controller, event) &&
          !isWaiting(g, self) &&
          fitting(g, trashOf(g, self.controller), small(n)).length > 0,
        function* (g, self, { n }) {
          toTrash(g, [self.id], 'effect');
          yield* summonFromTrash(g, self, 'a', small(n));
        },
        { may: true, onField: true },
      ),
    },
  },
);
