import { opponent } from '@taisen/kernel';
import { destroy } from '../battle.ts';
import { type DuelCardDef, spell } from '../card.ts';
import { draw } from '../draw.ts';
import { damage, heal } from '../life.ts';
import { type DuelCard, unitsOf } from '../state.ts';
import { powerOf } from '../values.ts';

/** A spell lies in its owner's discard pile when it takes effect: `self.owner` played it. */
export const spells: readonly DuelCardDef[] = [
  spell(
    'spark',
    { name: { ja: '火花', 'zh-Hant': '火花', en: 'Spark' }, cost: 2, icon: 'lightning-flame', vars: { loss: 3 } },
    {
      text: {
        ja: '相手に{loss}ダメージを与える。',
        'zh-Hant': '對對手造成{loss}點傷害。',
        en: 'Your opponent takes {loss} damage.',
      },
      does: { run: (g, self, { loss }) => damage(g, opponent(self.owner), loss) },
    },
  ),
  spell(
    'herb-tea',
    { name: { ja: '薬草茶', 'zh-Hant': '草藥茶', en: 'Herb Tea' }, cost: 1, icon: 'coffee-cup', vars: { gain: 3 } },
    {
      text: {
        ja: 'あなたのライフは{gain}増える。',
        'zh-Hant': '你的生命增加{gain}。',
        en: 'You gain {gain} life.',
      },
      does: { run: (g, self, { gain }) => heal(g, self.owner, gain) },
    },
  ),
  spell(
    'old-map',
    { name: { ja: '古い地図', 'zh-Hant': '舊地圖', en: 'Old Map' }, cost: 2, icon: 'treasure-map', vars: { cards: 2 } },
    {
      text: { ja: 'カードを{cards}枚引く。', 'zh-Hant': '抽{cards}張卡。', en: 'Draw {cards} cards.' },
      does: { run: (g, self, { cards }) => draw(g, self.owner, cards) },
    },
  ),
  spell(
    'gust',
    { name: { ja: '突風', 'zh-Hant': '狂風', en: 'Gust' }, cost: 2, icon: 'wind-slap', vars: { most: 3 } },
    {
      text: {
        ja: 'パワー{most}以下の相手のユニット1体を破壊する。',
        'zh-Hant': '破壞對手一個力量{most}以下的單位。',
        en: 'Destroy one of your opponent’s units with power {most} or less.',
      },
      does: {
        targets: (g, self, { most }) =>
          unitsOf(g, opponent(self.owner)).filter((id) => powerOf(g, g.s.cards[id] as DuelCard) <= most),
        run: (g, _self, _vars, { target }) => {
          if (target !== undefined) destroy(g, [target]);
        },
      },
    },
  ),
];
