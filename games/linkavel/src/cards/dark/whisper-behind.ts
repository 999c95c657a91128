import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { monsterOf, returnFromTrash } from '../../choose.ts';
import { mill } from '../../leave.ts';

export const whisperBehind = magic(
  'whisper-behind',
  {
    name: { ja: '帳越しの囁き', 'zh-Hant': '幕後低語', en: 'Whisper Behind the Veil' },
    reading: 'とばりごしのささやき',
    art: { icon: 'shadow-follower', sign: 'veil' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: '自分のデッキの上からカードを{n}枚トラッシュに送る。',
        'zh-Hant': '將我方牌組頂{n}張卡送入棄牌區。',
        en: 'Send the top {n} cards of your deck to the trash.',
      },
      does: use(function* (g, self, { n }) {
        mill(g, self.controller, n);
      }),
    },
    b: {
      text: {
        ja: 'その後、自分のトラッシュの帳一族のモンスター1枚を手札に加える。',
        'zh-Hant': '然後，將我方棄牌區的1張帷幕族怪獸卡加入手牌。',
        en: 'Then add a Veil-family monster from your trash to your hand.',
      },
      does: use(function* (g, self) {
        yield* returnFromTrash(g, self, 'b', monsterOf('veil'));
      }),
    },
  },
);
