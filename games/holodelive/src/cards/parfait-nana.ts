import { performer } from '../card.ts';
import { bothSay } from '../choose.ts';
import { draw } from '../draw.ts';
import { sendHome } from '../stage.ts';

export const parfaitNana = performer(
  'parfait-nana',
  {
    name: { ja: 'パフェ盛りナナ', 'zh-Hant': '聖代娜娜', en: 'Parfait Nana' },
    icons: ['ENJOY', 'SEXY'],
    suits: ['LOVELY', 'ENGLISH'],
    art: { icon: 'cupcake' },
    vars: { each: 1, all: 3 },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーは同時に「分ける」か「ひとりじめ」を選ぶ。どちらも分けるなら、それぞれ{each}枚引く。片方だけがひとりじめなら、そのプレイヤーが{all}枚引く。どちらもひとりじめなら、このカードを自宅に送る。',
        'zh-Hant':
          '雙方同時選擇「分享」或「獨吞」。兩人都分享，各抽{each}張牌；只有一人獨吞，該玩家抽{all}張牌；兩人都獨吞，將這張牌送回自宅。',
        en: 'Both players choose at the same time to share or to grab. If both share, each draws {each}. If only one grabs, that player draws {all}. If both grab, send this card Home.',
      },
      *run(k) {
        const { g, self, seat, rival, vars } = k;
        const [mine, theirs] = yield* bothSay(k, 'parfait', ['share', 'grab']);
        if (mine === 'grab' && theirs === 'grab') sendHome(g, self.id);
        else if (mine === 'grab') draw(g, seat, vars.all);
        else if (theirs === 'grab') draw(g, rival, vars.all);
        else for (const side of [seat, rival]) draw(g, side, vars.each);
      },
    },
  },
);
