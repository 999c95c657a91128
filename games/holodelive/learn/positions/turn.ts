import { position } from '@taisen/positions/write';
import { action, guests, play } from '../table.ts';

export const turns = [
  position(
    'HL-4.3',
    ['ライブはドローの前', '演出在抽牌之前', 'The live comes first'],
    [
      'ステージを埋めよう。次の自分のターンが始まると、引く前にライブが発生する。',
      '填滿舞台：你的下個回合一開始，抽牌之前就會進行演出。',
      'Fill your stage: when your next turn begins, your live comes before the draw.',
    ],
    play({ stage: ['bodyguard-iwao', 'booing-kage'], hand: ['puppet-toto', 'heckler-bibi'] }, {}),
    ['stage heckler-bibi', 'stage umbrella-tamaki'],
  ),
  position(
    'HL-4.4',
    ['手札に上限なし', '手牌沒有上限', 'No hand limit'],
    [
      '手札が多くても毎ターン1枚引き、捨てる必要はない。1枚選んで出そう。',
      '手牌再多每回合仍抽一張，也不必捨棄：選一張打出。',
      'However many cards you hold, you draw one each turn and discard none: choose one to play.',
    ],
    play(
      {
        hand: [
          'bodyguard-iwao',
          'booing-kage',
          'heckler-bibi',
          'puppet-toto',
          'rival-kyo',
          'duel-gin',
          'bouncer-tetsu',
        ],
      },
      { stage: ['smoke-kei'] },
      { step: 'turn' },
    ),
    ['stage bodyguard-iwao'],
  ),
  position(
    'HL-4.5',
    ['アクションフェーズ', '行動階段', 'The Action phase'],
    [
      '2枚のアクションスキルを好きな順に使おう。どちらからが得だろう？',
      '以任意順序使用兩個行動技能：先用哪個比較好？',
      'Use your two action skills in the order you like: which first?',
    ],
    action({ stage: ['quickchange-lulu', 'vinyl-kaede'], hand: ['bodyguard-iwao'] }, { stage: ['smoke-kei'] }),
    ['act vinyl-kaede'],
  ),
  position(
    'HL-4.6',
    ['オープン！', '翻開！', 'Open!'],
    [
      '楽屋のゲストをオープンしよう。プレイスキルが発動する。',
      '翻開後台的嘉賓：登場技能就會發動。',
      'Open the guest in your backstage: its play skill starts.',
    ],
    action(
      { backstage: ['umbrella-tamaki'], stage: ['bodyguard-iwao'], hand: ['booing-kage'] },
      { stage: ['smoke-kei'], hand: ['heckler-bibi'] },
      {
        cards: guests('umbrella-tamaki'),
      },
    ),
    ['open umbrella-tamaki'],
  ),
  position(
    'HL-4.7',
    ['必ず1枚出す', '必須打出一張', 'You must play one'],
    [
      'プレイフェーズでは必ず1枚出す。効果を見極めて、どれをどこに出すか選ぼう。',
      '打牌階段必須打出一張：看清技能，選擇打哪張、打到哪裡。',
      'In the Play phase you must play a card: read the skills, and choose which and where.',
    ],
    play({ stage: ['bodyguard-iwao'], hand: ['rainy-shizuku', 'finale-ouka'] }, { stage: ['smoke-kei'] }),
    ['stage rainy-shizuku'],
  ),
  position(
    'HL-4.8',
    ['ステージか楽屋か', '舞台還是後台', 'Stage or backstage'],
    [
      '《門番テツ》を今ステージに出すか、楽屋に隠して後でオープンするか、選ぼう。',
      '把《守門阿鐵》現在打到舞台，還是藏在後台之後再翻開？',
      'Play Bouncer Tetsu to the stage now, or hide him backstage and open him later?',
    ],
    play({ stage: ['bodyguard-iwao'], hand: ['bouncer-tetsu', 'booing-kage'] }, { stage: ['smoke-kei'] }),
    ['backstage bouncer-tetsu'],
  ),
  position(
    'HL-4.9',
    ['出せない相手', '無處可打', 'Nowhere to play'],
    [
      '《交通整理コウジ》を出すと、相手は次のターンの終わりまでステージに出せない。相手の楽屋も埋まっている。',
      '打出《交通指揮浩二》，對手到下回合結束前不能打到舞台，而對手的後台也已被佔用。',
      'Play Traffic Koji: until the end of the next turn your opponent cannot play to the stage, and the backstage is taken.',
    ],
    play(
      { stage: ['bodyguard-iwao'], hand: ['traffic-koji'] },
      { stage: ['smoke-kei'], backstage: ['duel-gin'], hand: ['rival-kyo'] },
      {
        cards: guests('duel-gin'),
      },
    ),
    ['stage traffic-koji'],
  ),
  position(
    'HL-4.10',
    ['準備を崩す', '打破準備狀態', 'No longer ready'],
    [
      '相手はライブ準備状態。《門番テツ》で1枚を自宅に送り、ステージを3枚未満にしよう。',
      '對手處於演出準備狀態：用《守門阿鐵》把一張送回自宅，讓舞台少於三張。',
      'Your opponent is live-ready: send a card Home with Bouncer Tetsu and the readiness is gone.',
    ],
    play(
      { stage: ['bodyguard-iwao'], hand: ['bouncer-tetsu'] },
      { stage: ['smoke-kei', 'bouquet-hana', 'curtain-rei'], ready: 2 },
    ),
    ['stage bouncer-tetsu', 'pick smoke-kei'],
  ),
];
