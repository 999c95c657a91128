import { performer } from '../card.ts';
import { reachable } from '../choose.ts';
import { cover } from '../stage.ts';

export const blackoutVolt = performer(
  'blackout-volt',
  {
    name: { ja: '大停電ボルト', 'zh-Hant': '大停電伏特', en: 'Blackout Volt' },
    icons: ['KUSOGAKI', 'REACTION'],
    suits: ['ENGLISH'],
    art: { icon: 'light-bulb' },
  },
  {
    play: {
      text: {
        ja: '両プレイヤーのステージの他のカードをすべて裏向きにする。（1ターンに1度）',
        'zh-Hant': '將雙方舞台上的其他牌全部翻為背面朝上。（每回合1次）',
        en: 'Turn every other card on both stages face down. (Once a turn.)',
      },
      once: true,
      *run(k) {
        const all = [...reachable(k, k.seat), ...reachable(k, k.rival)];
        for (const id of all) cover(k.g, id);
      },
    },
  },
);
