import { position } from '@taisen/positions/write';
import { action, play } from '../table.ts';

export const skills = [
  position(
    'HL-3.1',
    ['アイコンとスート', '圖示與花色', 'Icons and suits'],
    [
      'ステージの2人と同じアイコンかスートを持つのは、手札の誰だろう？',
      '手牌中誰和舞台上的兩位有相同的圖示或花色？',
      'Who in your hand shares an icon or a suit with the two on your stage?',
    ],
    play({ stage: ['bodyguard-iwao', 'heckler-bibi'], hand: ['booing-kage', 'duel-gin', 'bouquet-hana'] }),
    ['stage duel-gin'],
  ),
  position(
    'HL-3.2',
    ['プレイスキル', '登場技能', 'Play skills'],
    [
      '《相合傘タマキ》をステージにプレイすると、手札が3枚になるまで引ける。楽屋では発動しない。',
      '把《共傘環》打到舞台就能抽到手牌三張；打到後台則不會發動。',
      'Play Umbrella Tamaki to the stage and draw until you hold three; in the backstage nothing would happen.',
    ],
    play({ hand: ['umbrella-tamaki'] }, { stage: ['smoke-kei'] }),
    ['stage umbrella-tamaki'],
  ),
  position(
    'HL-3.3',
    ['アクションスキル', '行動技能', 'Action skills'],
    [
      '《蚤の市ボン》で、自宅のカードと手札を1枚入れ替えよう。1ターンに1回だけ。',
      '用《跳蚤市場阿凡》把自宅的一張牌與手牌交換：每回合一次。',
      'Swap a card at Home with one in your hand through Flea-Market Bon: once a turn.',
    ],
    action(
      { stage: ['fleamarket-bon'], hand: ['bodyguard-iwao', 'smoke-kei'] },
      {},
      {
        shared: { home: ['joker-pierrot', 'headliner-tsubasa'] },
      },
    ),
    ['act fleamarket-bon', 'pick joker-pierrot', 'pick smoke-kei'],
  ),
  position(
    'HL-3.4',
    ['常時スキル', '常駐技能', 'Passive skills'],
    [
      '《メトロノーム・カチ》がステージにいるので、このターンは2枚引けた。裏向きなら働かない。',
      '《節拍器咔嘰》在舞台上，所以這回合抽了兩張；背面朝上就不會生效。',
      'With Metronome Kachi on your stage you have drawn two cards; face down she would do nothing.',
    ],
    play({ stage: ['metronome-kachi'], hand: ['booing-kage'] }, { stage: ['smoke-kei'] }, { step: 'turn' }),
    ['stage booing-kage'],
  ),
  position(
    'HL-3.6',
    ['同時に選ぶ', '同時選擇', 'Choosing at once'],
    [
      '《じゃんけんミミ》を出すと、お互いに手を見せずに選ぶ。',
      '打出《猜拳咪咪》，雙方不看對方同時出拳。',
      'Play Janken Mimi: both of you choose without seeing the other’s hand.',
    ],
    play({ hand: ['janken-mimi'] }, { stage: ['smoke-kei'] }),
    ['stage janken-mimi'],
  ),
];
