/** Texts of the page for authors. */
import type { Words } from '@taisen/kernel';

export const AUTHORS = {
  about: {
    ja: 'すべてのカードを全サイズ・全言語で。効果文ごとのテストと、カードが登場する局面も。',
    'zh-Hant': '所有卡牌的各種尺寸與語言，以及每段效果的測試，和卡牌登場的局面。',
    en: 'Every card in all sizes and languages, the tests of its clauses, and the positions with it.',
  },
  rulesAbout: {
    ja: 'すべてのルールと、それを確かめるテスト、試せる局面。',
    'zh-Hant': '所有規則，以及驗證規則的測試與可以嘗試的局面。',
    en: 'Every rule, the tests that prove it, and the positions that show it.',
  },
  parts: { ja: '作者向けの一覧', 'zh-Hant': '作者專頁的清單', en: 'Lists for authors' },
  clause: { ja: '効果文', 'zh-Hant': '效果', en: 'Clause' },
  positions: { ja: '局面', 'zh-Hant': '局面', en: 'Positions' },
  noPosition: { ja: '登場する局面はありません。', 'zh-Hant': '沒有局面用到這張卡。', en: 'No position uses it.' },
  noClause: { ja: '効果を持たない。', 'zh-Hant': '沒有效果。', en: 'It has no clause.' },
  noTest: { ja: 'テストがありません', 'zh-Hant': '沒有測試', en: 'No test' },
  faces: {
    ja: '全サイズ・全言語の{name}',
    'zh-Hant': '各種尺寸與語言的{name}',
    en: '{name} in all sizes and languages',
  },
  allClausesTested: {
    ja: '全{n}件の効果文にテストがあります。',
    'zh-Hant': '全部{n}段效果都有測試。',
    en: '{n} {n|clause|clauses}, each with a test.',
  },
  clausesUntested: {
    ja: '効果文{all}件のうち{n}件にテストがありません。',
    'zh-Hant': '{all}段效果中，有{n}段沒有測試。',
    en: '{n} of {all} {all|clause|clauses} without a test.',
  },
  allRulesTested: {
    ja: '全{n}件のルールにテストがあります。',
    'zh-Hant': '全部{n}條規則都有測試。',
    en: '{n} {n|rule|rules}, each with a test.',
  },
  rulesUntested: {
    ja: 'ルール{all}件のうち{n}件にテストがありません。',
    'zh-Hant': '{all}條規則中，有{n}條沒有測試。',
    en: '{n} of {all} {all|rule|rules} without a test.',
  },
  onlyUntested: { ja: 'テストのないものだけ', 'zh-Hant': '只顯示沒有測試的', en: 'Only those without a test' },
  failed: {
    ja: '読み込めなかったテストがあります。',
    'zh-Hant': '有測試無法讀取。',
    en: 'These tests could not be read:',
  },
  startsOn: { ja: '誘発', 'zh-Hant': '觸發', en: 'Starts on' },
  ofAnyCard: { ja: '（どのカードでも）', 'zh-Hant': '（任何卡牌）', en: '(of any card)' },
  may: { ja: '使うか選べる', 'zh-Hant': '可選擇是否使用', en: 'The player may decline' },
  later: { ja: '後半は遅れて発動', 'zh-Hant': '後半延後處理', en: 'Has a delayed part' },
  modifies: { ja: 'カードの値を変更', 'zh-Hant': '改變卡牌數值', en: 'Changes of cards' },
  modifiesPlayer: { ja: 'プレイヤーの値を変更', 'zh-Hant': '改變玩家數值', en: 'Changes of players' },
  fields: { ja: 'その他', 'zh-Hant': '其他', en: 'Fields' },
} as const satisfies Record<string, Words>;
