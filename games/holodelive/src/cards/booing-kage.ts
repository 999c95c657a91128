import { ask, type Option } from '@taisen/kernel';
import { performer } from '../card.ts';
import { draw } from '../draw.ts';
import { discard } from '../stage.ts';
import { handOf } from '../state.ts';

export const booingKage = performer(
  'booing-kage',
  {
    name: { ja: 'ブーイング・カゲ', 'zh-Hant': '噓聲影', en: 'Booing Kage' },
    icons: ['KUSOGAKI', 'VOCAL'],
    suits: ['COOL'],
    art: { icon: 'thumb-down' },
    vars: { n: 1 },
  },
  {
    action: {
      text: {
        ja: '相手は、手札のカード1枚を自宅に送るか、あなたに{n}枚引かせるかを選ぶ。',
        'zh-Hant': '由對手選擇：將1張手牌送回自宅，或讓你抽{n}張牌。',
        en: 'Your opponent chooses one: send a card from their hand Home, or let you draw {n}.',
      },
      *run({ g, seat, rival, asking, vars: { n } }) {
        if (handOf(g, rival).length === 0) {
          draw(g, seat, n);
          return;
        }
        const options: Option[] = handOf(g, rival).map((card) => ({ do: 'pick', card }));
        options.push({ do: 'allow' });
        const { card } = yield* ask(rival, 'offer', options, asking);
        if (card === undefined) draw(g, seat, n);
        else discard(g, card);
      },
    },
    passive: {
      text: {
        ja: 'ショウダウンで、相手のデュオはカジュアルとして扱う。',
        'zh-Hant': '對決時，對手的「雙人」視為「休閒」。',
        en: "In a showdown, your opponent's Duo counts as Casual.",
      },
      modifiesPlayer: { duoDrowned: (_g, self, seat, value) => (seat === self.controller ? value : value + 1) },
    },
  },
);
