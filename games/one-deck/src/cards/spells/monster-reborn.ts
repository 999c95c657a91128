import { ask, type CardId, NO_CARD } from '@taisen/kernel';
import { defAt, spell } from '../../card.ts';
import { hasFreePlace, placeMonster } from '../../field.ts';
import { ATTACK_POSITION, DEFENCE_POSITION } from '../../options.ts';
import { type G, GRAVEYARD, MONSTERS } from '../../state.ts';

const isDeadMonster = (g: G, id: CardId): boolean =>
  id !== NO_CARD && (g.s.cards[id]?.zone as number) >> 1 === GRAVEYARD && defAt(g, id).isMonster;

/** OD-7.2 */
export const monsterReborn = spell(
  'monster-reborn',
  {
    name: { ja: '死者蘇生', 'zh-Hant': '死者蘇生', en: 'Monster Reborn' },
    art: { icon: 'ankh' },
  },
  {
    ja: 'どちらかの墓地のモンスタ1体を選び、コストを払わずに自分の場へ好きな表示形式で出す。',
    'zh-Hant': '選擇任一方墓地的1隻怪獸，不支付費用，以任意表示形式放到自己場上。',
    en: 'Choose a monster in either graveyard: place it on your field for free, in the position you like.',
  },
  {
    rule: 'OD-7.2',
    timing: 'spell',
    picks: { from: GRAVEYARD, of: 'both', revives: true },
    *run(g, self, _vars, { target = NO_CARD }) {
      const seat = self.controller;
      if (!isDeadMonster(g, target) || !hasFreePlace(g, seat, MONSTERS)) return;
      const position = yield* ask(seat, 'position', [ATTACK_POSITION, DEFENCE_POSITION], {
        card: self.id,
        ability: 'a',
      });
      placeMonster(g, seat, target, position.do === DEFENCE_POSITION.do, 'effect');
    },
  },
);
