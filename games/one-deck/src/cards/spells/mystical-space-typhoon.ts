import { NO_CARD } from '@taisen/kernel';
import { spell } from '../../card.ts';
import { destroy } from '../../field.ts';
import { TRAPS } from '../../state.ts';

/** OD-7.4. OD-6.8: does nothing if the trap was used in answer. */
export const mysticalSpaceTyphoon = spell(
  'mystical-space-typhoon',
  {
    name: { ja: 'サイクロン', 'zh-Hant': '旋風', en: 'Mystical Space Typhoon' },
    art: { icon: 'tornado' },
  },
  {
    ja: '相手が伏せている罠カード1枚を選んで破壊する。',
    'zh-Hant': '選擇對手場上1張蓋放的陷阱卡破壞。',
    en: "Destroy one of your opponent's set traps.",
  },
  {
    rule: 'OD-7.4',
    timing: 'spell',
    picks: { from: TRAPS, of: 'opponent' },
    run(g, _self, _vars, { target = NO_CARD }) {
      if (target >= 0 && (g.s.cards[target]?.zone as number) >> 1 === TRAPS) destroy(g, target, 'effect');
    },
  },
);
