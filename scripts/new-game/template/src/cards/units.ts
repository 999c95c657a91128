import { opponent } from '@taisen/kernel';
import { type DuelCardDef, unit } from '../card.ts';
import { draw } from '../draw.ts';
import { damage } from '../life.ts';

export const units: readonly DuelCardDef[] = [
  unit('ember-pup', {
    name: { ja: '火の子犬', 'zh-Hant': '火焰幼犬', en: 'Ember Pup' },
    cost: 1,
    power: 2,
    icon: 'wolf-head',
  }),
  unit('river-guard', {
    name: { ja: '川の番人', 'zh-Hant': '河川守衛', en: 'River Guard' },
    cost: 2,
    power: 3,
    icon: 'shield',
  }),
  unit('hill-ox', {
    name: { ja: '丘の牛', 'zh-Hant': '丘陵之牛', en: 'Hill Ox' },
    cost: 3,
    power: 4,
    icon: 'bull',
  }),
  unit('old-oak', {
    name: { ja: '古い樫', 'zh-Hant': '老橡樹', en: 'Old Oak' },
    cost: 5,
    power: 6,
    icon: 'oak',
  }),
  unit(
    'scout-wren',
    {
      name: { ja: '物見のミソサザイ', 'zh-Hant': '斥候鷦鷯', en: 'Scout Wren' },
      cost: 2,
      power: 1,
      icon: 'hummingbird',
      vars: { cards: 1 },
    },
    {
      a: {
        text: {
          ja: '出たとき、カードを{cards}枚引く。',
          'zh-Hant': '登場時，抽{cards}張卡。',
          en: 'When this is played, draw {cards} card.',
        },
        does: { on: 'played', run: (g, self, { cards }) => draw(g, self.controller, cards) },
      },
    },
  ),
  unit(
    'banner-bearer',
    {
      name: { ja: '旗手', 'zh-Hant': '旗手', en: 'Banner Bearer' },
      cost: 3,
      power: 2,
      icon: 'flying-flag',
      vars: { more: 2 },
    },
    {
      a: {
        text: {
          ja: 'あなたの他のユニットのパワーは{more}増える。',
          'zh-Hant': '你的其他單位力量增加{more}。',
          en: 'Your other units have {more} more power.',
        },
        does: {
          modifies: {
            power: (_g, self, card, value, { more }) =>
              card.id !== self.id && card.zone === self.zone ? value + more : value,
          },
        },
      },
    },
  ),
  unit(
    'ash-moth',
    {
      name: { ja: '灰の蛾', 'zh-Hant': '灰燼之蛾', en: 'Ash Moth' },
      cost: 1,
      power: 1,
      icon: 'butterfly',
      vars: { loss: 2 },
    },
    {
      a: {
        text: {
          ja: '破壊されたとき、相手に{loss}ダメージを与える。',
          'zh-Hant': '被破壞時，對對手造成{loss}點傷害。',
          en: 'When this is destroyed, your opponent takes {loss} damage.',
        },
        // A card in the discard pile is its owner's again.
        does: { on: 'destroyed', run: (g, self, { loss }) => damage(g, opponent(self.owner), loss) },
      },
    },
  ),
];
