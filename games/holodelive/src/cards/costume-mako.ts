import { performer } from '../card.ts';
import { nameIcon } from '../choose.ts';
import { whileItStays } from '../effects.ts';

export const costumeMako = performer(
  'costume-mako',
  {
    name: { ja: '衣装箱マコ', 'zh-Hant': '戲服箱真子', en: 'Costume-Box Mako' },
    icons: ['OTAKU', 'TRICKSTER'],
    suits: ['LOVELY', 'STAFF'],
    art: { icon: 'clothes' },
  },
  {
    play: {
      text: {
        ja: 'アイコンを1つ宣言する。このカードは場にある限りそのアイコンも持つ。',
        'zh-Hant': '宣言1種圖示。這張牌在場期間也具有該圖示。',
        en: 'Name an icon. This card also has that icon for as long as it stays in play.',
      },
      *run(k) {
        whileItStays(k, 'icons', k.self.id, yield* nameIcon(k));
      },
    },
  },
);
