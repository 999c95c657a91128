import { aura, whenever, whileMainStands } from '../../abilities.ts';
import { myth } from '../../card.ts';
import { drain } from '../../power.ts';
import { more, theirsThatDied } from '../../scope.ts';

export const witheredVizier = myth(
  'withered-vizier',
  {
    name: { ja: '枯栄の宰相', 'zh-Hant': '枯榮宰相', en: 'Vizier of Withering' },
    vars: { n: 1, m: 1 },
    art: { icon: 'falling-leaf' },
  },
  {
    a: {
      text: {
        ja: '撃破されたことのある相手のキャラクターの召喚コスト+{n}。',
        'zh-Hant': '對手曾死亡的角色召喚消耗增加{n}。',
        en: 'Opposing characters that have died cost {n} more.',
      },
      does: aura(more('cost', theirsThatDied, 'n')),
    },
    b: {
      text: {
        ja: '相手のキャラクターが撃破されるたび、相手は神力を{m}失う。',
        'zh-Hant': '對手角色被擊殺時，對手失去{m}點神力。',
        en: 'Whenever an opposing character is killed, the opponent loses {m} power.',
      },
      does: whileMainStands(
        whenever(
          'slain',
          (_g, self, event) => event.seat !== self.controller,
          (g, self, { m }) => {
            drain(g, self, m);
          },
        ),
      ),
    },
  },
);
