/** The last round of a game of HOLOdeLIVE: icons and suits, skills, a guest, and the showdown. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのHOLOdeLIVE', 'HOLOdeLIVE 入門', 'Your first live']),
  table: {
    step: 'turn',
    turn: 1,
    state: { round: 4 },
    rolls: [],
    A: { wins: 2, hand: ['nightbus-hayato', 'bodyguard-iwao'] },
    B: { wins: 1, hand: ['quickchange-lulu', 'puppet-toto'] },
    shared: {
      home: ['rival-kyo', 'fullhouse-kotone'],
      deck: [
        ...['heckler-bibi', 'booing-kage', 'umbrella-tamaki', 'drumroll-goro', 'parfait-nana'],
        ...['lantern-rumi', 'vinyl-kaede', 'costume-mako', 'prism-nanairo', 'ledger-fumi'],
      ],
    },
  },
  lessons: [
    read([
      '先に3ラウンド勝てば勝ち。今は2勝1敗、あと1勝だ。',
      '先贏三局就獲勝。現在二勝一敗，只差一局。',
      'Three rounds win the game. You have two and your rival one: one more will do.',
    ]),
    lesson(
      [
        'ステージに3人そろえ、アイコンの合うユニットを作ろう。まずデュエリストの《夜行バス・ハヤト》をステージへ。',
        '在舞台上湊齊三人，讓圖示相同。先把決鬥者《夜行巴士隼人》打到舞台。',
        'Bring three performers with the same icon onto your stage. Begin with Night-Bus Hayato, a Duelist.',
      ],
      { do: 'stage', card: 'nightbus-hayato' },
      [
        '《夜行バス・ハヤト》を、楽屋ではなくステージに出そう。',
        '把《夜行巴士隼人》打到舞台，不是後台。',
        'Night-Bus Hayato, please, and to the stage, not the backstage.',
      ],
      [{ do: 'stage', card: 'quickchange-lulu' }],
    ),
    lesson(
      [
        '《夜行バス・ハヤト》のアクションスキルを使おう。自宅にいるカードを、裏向きで自分の楽屋に置ける。',
        '使用《夜行巴士隼人》的行動技能：把自宅的一張牌背面朝上放進你的後台。',
        'Use the action skill of Night-Bus Hayato: it puts a card from Home face down into your backstage.',
      ],
      { do: 'act', card: 'nightbus-hayato' },
      [
        'プレイフェーズに進む前に、スキルを使おう。',
        '進入打牌階段之前，先使用技能。',
        'Use the skill before you go on to the Play phase.',
      ],
    ),
    lesson(
      [
        '自宅は2人で共有する場所だ。デュエリストの《好敵手キョウ》を選ぼう。',
        '自宅由雙方共用。選擇有決鬥者圖示的《宿敵京》。',
        'Home belongs to both of you. Choose Rival Kyo, another Duelist.',
      ],
      { do: 'pick', card: 'rival-kyo' },
      [
        'アイコンをそろえたい。デュエリストの《好敵手キョウ》を選ぼう。',
        '我們要湊圖示：選擇決鬥者《宿敵京》。',
        'Match the icons: choose Rival Kyo.',
      ],
      [{ by: 'A', do: 'done' }],
    ),
    lesson(
      [
        '楽屋の裏向きのカードは「ゲスト」。相手には誰だか分からない。続けて《最前列イワオ》をステージに出そう。これもデュエリストだ。',
        '後台背面朝上的牌稱為「嘉賓」，對手不知道是誰。接著把同樣是決鬥者的《前排阿巖》打到舞台。',
        'A face-down card is a guest: your rival cannot know who it is. Now put Front-Row Iwao on your stage, a Duelist as well.',
      ],
      { do: 'stage', card: 'bodyguard-iwao' },
      [
        'デュエリストの《最前列イワオ》をステージに出そう。',
        '把決鬥者《前排阿巖》打到舞台。',
        'Play Front-Row Iwao, the Duelist, to your stage.',
      ],
      [{ do: 'done' }, { do: 'stage', card: 'puppet-toto' }],
    ),
    lesson(
      [
        'お互い2人ずつ。ゲストは自分のアクションフェーズにオープンできる。今だ、オープン！',
        '雙方各兩人。嘉賓可以在自己的行動階段翻開——就是現在！',
        'Two on each stage. In your Action phase you may open your guest. Now!',
      ],
      { do: 'open', card: 'rival-kyo' },
      [
        '裏向きのままではユニットに数えられない。ゲストをオープンしよう。',
        '背面朝上就不算在團體裡：翻開嘉賓。',
        'Face down in the backstage it does not count for your unit: open the guest.',
      ],
    ),
    lesson(
      [
        'オープンするとプレイスキルが発動する。《好敵手キョウ》は相手のカード1枚からアイコンを奪う。《早着替えルル》を選ぼう。',
        '翻開時登場技能會發動。《宿敵京》能奪走對手一張牌的圖示：選擇《快變裝露露》。',
        'Opening starts the play skill. Rival Kyo takes the icons of a card on the other stage: choose Quick-Change Lulu.',
      ],
      { do: 'pick', card: 'quickchange-lulu' },
      ['《早着替えルル》を選ぼう。', '選擇《快變裝露露》。', 'Choose Quick-Change Lulu.'],
      [{ by: 'A', do: 'done' }],
    ),
    lesson(
      [
        'デュエリストが3人、これがトリオだ！ 最後の枠に《相合傘タマキ》を出せば、ライブが始まる。',
        '三位決鬥者組成三人組！用《共傘環》填滿舞台，演出就要開始。',
        'Three Duelists make a Trio! Fill your stage with Umbrella Tamaki, and the live begins.',
      ],
      { do: 'stage', card: 'umbrella-tamaki' },
      [
        '最後の枠には《相合傘タマキ》を出そう。',
        '最後一個位置打《共傘環》。',
        'Give the last place to Umbrella Tamaki.',
      ],
      [{ do: 'done' }, { do: 'stage', card: 'booing-kage' }],
    ),
  ],
  closing: inThree([
    'あなたのトリオが相手のデュオを破り、3勝目。これがショウダウンだ。',
    '你的三人組擊敗對手的雙人，拿下第三勝。這就是對決。',
    'Your Trio beat their Duo in the showdown: three rounds won.',
  ]),
};
