import { describe, expect, test } from 'vitest';
import { shortened, widthOf } from '../../src/table/labels.ts';

describe('labels of buttons', () => {
  test('a short one is complete', () => {
    const label = 'Attack Flame Cerebrus with Haniwa';
    expect(shortened([label])).toEqual([label]);
  });

  test('a long one is cut before its explanation', () => {
    const label =
      'Activate Hollow Gnat: Send this monster to the trash: negate the effects of a card your opponent controls.';
    expect(shortened([label])).toEqual(['Activate Hollow Gnat: Send this monster to the trash']);
    expect(
      shortened([
        '《虚ろ羽虫》の効果を起動：このモンスターをトラッシュに送って発動できる。相手の場のカード1枚を無効にする。',
      ]),
    ).toEqual(['《虚ろ羽虫》の効果を起動']);
  });

  test('one without an explanation is cut before its details', () => {
    const label = 'Summon Twin-Flame Tiger to zone 3, paying with Kiln Hound, Ember Whelp and Cairn Imp';
    expect(shortened([label])).toEqual(['Summon Twin-Flame Tiger to zone 3, paying with Kiln Hound…']);
    expect(shortened([label, label.replace('Cairn Imp', 'Moss Pup')])).toHaveLength(2);
  });

  test('two that would become the same are cut later', () => {
    const skill = (name: string) =>
      `《ボルト・ドローン》の技：【基本技・未来】《${name}》相手ターンの終わりまで、相手モンスター1体を〈感電〉状態にする。`;
    const labels = shortened([skill('電撃'), skill('放電')]);
    expect(labels).toEqual([
      '《ボルト・ドローン》の技：【基本技・未来】《電撃》',
      '《ボルト・ドローン》の技：【基本技・未来】《放電》',
    ]);
  });

  test('two that would otherwise be the same are complete', () => {
    const labels = ['one', 'two'].map((end) => `Use it: ${'and so on '.repeat(8)}${end}`);
    expect(shortened(labels)).toEqual(labels);
  });

  test('a Han character is as wide as two letters', () => {
    expect(widthOf('ab漢字')).toBe(6);
  });
});
