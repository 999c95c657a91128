import { trap } from '../../card.ts';
import { recordEvent } from '../../record-event.ts';
import { redirect } from '../../redirect.ts';
import { type Attack, type Link, MONSTERS } from '../../state.ts';

/** OD-8.1. OD-6.6: in answer to another copy it changes the target of that one. */
export const magicCylinder = trap(
  'magic-cylinder',
  {
    name: { ja: '魔法の筒', 'zh-Hant': '魔法筒', en: 'Magic Cylinder' },
    art: { icon: 'portal' },
  },
  {
    ja: '相手の攻撃時に発動できる。相手モンスタ1体を表示形式を問わず選び、攻撃をそのモンスタへ反射する。属性も計算し、反射を受けたモンスタは反撃しない。《魔法の筒》を《魔法の筒》で返すこともできる。',
    'zh-Hant':
      '對手攻擊時可以發動。不論表示形式，選擇對手的1隻怪獸，將攻擊反射到該怪獸。屬性照常計算，被反射命中的怪獸不會反擊。也可以用《魔法筒》反射《魔法筒》。',
    en: "On an opponent's attack: choose one of the opponent's monsters in any position; the attack strikes it instead. Attributes count, and it does not strike back. It may also answer another Magic Cylinder.",
  },
  {
    rule: 'OD-8.1',
    timing: 'attack',
    reflects: true,
    picks: { from: MONSTERS, of: 'opponent' },
    run(g, self) {
      const { target, answers } = g.s.chain.at(-1) as Link;
      if (!redirect(g)) return;
      if (!answers) (g.s.attack as Attack).reflected = true;
      recordEvent(g, { type: 'reflected', card: self.id, target });
    },
  },
);
