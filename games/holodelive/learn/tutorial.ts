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
      'ようこそ、プロデューサー！先に3ラウンド勝てばゲームに勝利。今は2勝1敗、あと1勝だ。',
      '歡迎，製作人！先贏三局就獲勝。現在二勝一敗，只差一局。',
      'Welcome, producer! Three rounds win the game. You have two and your rival one: one more will do.',
    ]),
    read([
      'カードには性質を表すアイコンと、色を表すスートがある。ステージに3人そろえ、アイコンやスートを合わせて強いユニットを作ろう。',
      '每張牌有代表個性的圖示與代表顏色的花色。在舞台上湊齊三人，讓圖示或花色相同，組成強大的團體。',
      'Every card has icons and suits. Bring three performers onto your stage, and match their icons or suits to make a strong unit.',
    ]),
    lesson(
      [
        'ターンの最初に1枚引いた。プレイフェーズでは、手札から必ず1枚出す。デュエリストのアイコンを持つ《夜行バス・ハヤト》をステージに出そう。',
        '回合開始已抽一張。打牌階段必須打出一張：把有決鬥者圖示的《夜行巴士隼人》打到舞台。',
        'You have drawn a card. In the Play phase you must play one: put Night-Bus Hayato, a Duelist, on your stage.',
      ],
      { do: 'stage', card: 'nightbus-hayato' },
      [
        '《夜行バス・ハヤト》を、楽屋ではなくステージに出そう。',
        '把《夜行巴士隼人》打到舞台，不是後台。',
        'Night-Bus Hayato, please, and to the stage, not the backstage.',
      ],
      [{ do: 'stage', card: 'quickchange-lulu' }],
    ),
    read([
      '相手もステージに1人出した。ステージの表向きのカードは、アクションフェーズにアクションスキルを1ターンに1回使える。',
      '對手也派出一人。舞台上正面朝上的牌，每回合可在行動階段使用一次行動技能。',
      'Your rival has put one on stage, too. A face-up card on your stage may use its action skill once a turn, in the Action phase.',
    ]),
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
    read([
      'ランクは高い順に、ミラクル（アイコンもスートも共通の3枚）、トリオ（アイコンが共通の3枚）、フラッシュ（スートが共通の3枚）、デュオ（アイコンが共通の2枚）、カジュアル。あなたのデュエリストは3人、トリオだ！',
      '等級由高到低：奇蹟（三張同圖示同花色）、三人組（三張同圖示）、同花（三張同花色）、雙人（兩張同圖示）、休閒。你有三位決鬥者：三人組！',
      'Ranks, highest first: Miracle (three share an icon and a suit), Trio (an icon), Flash (a suit), Duo (two share an icon), Casual. You have three Duelists: a Trio!',
    ]),
    read([
      'ステージが3人埋まった状態でターンを終えると、ライブ準備状態になる。次の自分のターンの最初に、ライブが始まる。',
      '回合結束時舞台上有三人，就進入演出準備狀態；你的下個回合一開始，演出就會展開。',
      'End your turn with three on stage and you are live-ready; your live comes at the start of your next turn.',
    ]),
    lesson(
      [
        '《相合傘タマキ》を出してステージを埋めよう。プレイスキルで、手札が3枚になるまで引ける。',
        '打出《共傘環》填滿舞台：登場技能讓你抽到手牌三張。',
        'Fill your stage with Umbrella Tamaki: her play skill draws until you hold three.',
      ],
      { do: 'stage', card: 'umbrella-tamaki' },
      [
        '最後の枠には《相合傘タマキ》を出そう。手札も増える。',
        '最後一個位置打《共傘環》，還能補充手牌。',
        'Give the last place to Umbrella Tamaki: she also refills your hand.',
      ],
      [{ do: 'done' }, { do: 'stage', card: 'booing-kage' }],
    ),
    read([
      '相手もステージを埋めたので、ショウダウンに！あなたのトリオが相手のデュオを破り、3勝目。ゲームに勝利！',
      '對手也填滿舞台，進入對決！你的三人組擊敗對手的雙人，拿下第三勝——獲勝！',
      'Your rival filled the stage too, so there was a showdown: your Trio beat their Duo. Three rounds won, and the game!',
    ]),
  ],
};
