import { use } from '../../abilities.ts';
import { magic } from '../../card.ts';
import { monsterOf, returnFromTrash } from '../../choose.ts';
import { mill } from '../../leave.ts';

export const whisperBehind = magic(
  'whisper-behind',
  {
    name: { ja: '帳越しの囁き', 'zh-Hant': '幕後低語', en: 'Whisper Behind the Veil' },
    family: 'veil',
    art: { icon: 'shadow-follower' },
    vars: { n: 3 },
  },
  {
    a: {
      text: {
        ja: '自分のデッキの上からカードを{n}枚トラッシュに送る。',
        'zh-Hant': '將我方牌組最上方的{n}張卡送入棄牌區。',
        en: 'Send the top {n} cards of your deck to the trash.',
      },
      does: use(function* (g, self, { n }) {
        mill(g, self.controller, n);
      }),
    },
    b: {
      text: {
        ja: 'その後、自分のトラッシュの「帳」モンスター1枚を手札に加える。',
        'zh-Hant': '然後，將我方棄牌區的1張「帷幕」怪獸加入手牌。',
        en: 'Then return a Veil monster from your trash to your hand.',
      },
      does: use(function* (g, self) {
        yield* returnFromTrash(g, self, 'b', monsterOf('veil'));
      }),
    },
  },
);
