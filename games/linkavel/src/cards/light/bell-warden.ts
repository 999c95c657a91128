import { monster } from '../../card.ts';
import { guard } from '../guard.ts';

export const bellWarden = monster(
  'bell-warden',
  {
    name: { ja: '鐘守の子', 'zh-Hant': '守鐘童子', en: 'Bell Warden' },
    attribute: 'light',
    family: 'choir',
    level: 1,
    power: 200,
    art: { icon: 'ringing-bell' },
  },
  {
    a: guard,
  },
);
