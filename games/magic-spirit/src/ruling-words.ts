import type { Words } from '@taisen/kernel';

/** The values of rulings that are not numbers or yes and no: `ruling.<name>.<value>`. */
export const RULING_WORDS: Record<string, Words> = {
  'ruling.tokenCharge.every': {
    ja: 'どの属性としても数える',
    'zh-Hant': '視為任何屬性',
    en: 'counts as every attribute',
  },
  'ruling.tokenCharge.anyOnly': {
    ja: '「任意」の技にだけ使える',
    'zh-Hant': '僅能用於「任意」技能',
    en: 'only for skills marked 任意 (any)',
  },
  'ruling.ownTurnSetsuna.plain': { ja: '通常のコストで使える', 'zh-Hant': '以原本費用使用', en: 'at its plain cost' },
  'ruling.ownTurnSetsuna.extra': {
    ja: '追加コストも払う',
    'zh-Hant': '也要付追加費用',
    en: 'with the extra token, too',
  },
  'ruling.ownTurnSetsuna.never': { ja: '使えない', 'zh-Hant': '不能使用', en: 'never' },
  'ruling.reductions.both': { ja: '半減してから75%', 'zh-Hant': '先減半再75%', en: 'halved, then 75%' },
  'ruling.reductions.larger': { ja: '大きい方だけ', 'zh-Hant': '只取較大的一項', en: 'only the larger one' },
  'ruling.pointlessAttack.noKill': {
    ja: '相手を倒せないなら禁止',
    'zh-Hant': '打不倒對方便禁止',
    en: 'if the target stays',
  },
  'ruling.pointlessAttack.noHp': {
    ja: 'HPを1も減らせないなら禁止',
    'zh-Hant': '扣不了任何HP便禁止',
    en: 'if no HP is taken',
  },
  'ruling.pointlessAttack.off': { ja: '禁止しない', 'zh-Hant': '不禁止', en: 'never' },
  'ruling.underdogScope.both': { ja: '攻撃側と防御側', 'zh-Hant': '攻守雙方', en: 'attacker and attacked' },
  'ruling.underdogScope.attacker': { ja: '攻撃側のみ', 'zh-Hant': '僅攻擊方', en: 'the attacker alone' },
  'ruling.underdogScope.none': { ja: 'なし', 'zh-Hant': '無', en: 'nobody' },
};
