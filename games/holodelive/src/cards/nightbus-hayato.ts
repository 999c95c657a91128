import { performer } from '../card.ts';
import { chooseAtHome } from '../choose.ts';
import { hide, mayBackstage } from '../play.ts';

export const nightbusHayato = performer(
  'nightbus-hayato',
  {
    name: { ja: '夜行バス・ハヤト', 'zh-Hant': '夜行巴士隼人', en: 'Night-Bus Hayato' },
    icons: ['DUELIST', 'CHARISMA'],
    suits: ['STAFF', 'COOL'],
    art: { icon: 'bus' },
  },
  {
    action: {
      text: {
        ja: '自宅のカード1枚を自分の楽屋に裏向きで置く。',
        'zh-Hant': '將自宅的1張牌背面朝上放到你的後台。',
        en: 'Put a card from Home face down into your backstage.',
      },
      *run(k) {
        if (mayBackstage(k.g, k.seat) !== true) return;
        const id = yield* chooseAtHome(k);
        if (id >= 0) hide(k.g, k.seat, id);
      },
    },
  },
);
