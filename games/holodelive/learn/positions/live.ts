import { position } from '@taisen/positions/write';
import { action, guests, play } from '../table.ts';

/** Two cards with SEXY: a Duo that has been ready since the last turn. */
const duo = { stage: ['quickchange-lulu', 'bouquet-hana', 'smoke-kei'], ready: 2 };

export const lives = [
  position(
    'HL-5.1',
    ['不戦敗を防げ', '避免不戰而敗', 'Be ready in time'],
    [
      '相手はライブ準備状態。自分も準備できていなければ、次のライブで負ける。ステージを埋めよう。',
      '對手已準備演出：你若沒準備好就輸掉這局，填滿舞台吧。',
      'Your opponent is live-ready: unless you are too, the live wins them the round. Fill your stage.',
    ],
    play({ stage: ['bodyguard-iwao', 'heckler-bibi'], hand: ['rival-kyo'] }, duo),
    ['stage rival-kyo', 'pick smoke-kei'],
  ),
  position(
    'HL-5.2',
    ['ショウダウン', '對決', 'Showdown'],
    [
      '相手はデュオ。どのカードで3枚目を埋めれば、ショウダウンに勝てる？',
      '對手是雙人：第三張打哪張才能贏得對決？',
      'Your opponent has a Duo: which third card wins you the showdown?',
    ],
    play({ stage: ['nightbus-hayato', 'bodyguard-iwao'], hand: ['rival-kyo', 'puppet-toto'] }, duo),
    ['stage rival-kyo', 'pick smoke-kei'],
  ),
  position(
    'HL-5.3',
    ['4枚目のメンバー', '第四位成員', 'The fourth member'],
    [
      '楽屋のゲストをオープンすれば、ユニットの4枚目として数えられる。オープンしてからステージを埋めよう。',
      '翻開後台的嘉賓，就能算作團體的第四張：先翻開，再填滿舞台。',
      'Open the guest in your backstage and it counts as the fourth of your unit; then fill your stage.',
    ],
    action({ stage: ['nightbus-hayato', 'bodyguard-iwao'], backstage: ['rival-kyo'], hand: ['puppet-toto'] }, duo, {
      cards: guests('rival-kyo'),
    }),
    ['open rival-kyo', 'pick smoke-kei', 'done', 'stage puppet-toto'],
  ),
  position(
    'HL-5.4',
    ['役を狙う', '組出等級', 'Aim for a rank'],
    [
      '3枚目しだいでミラクル、フラッシュ、デュオと変わる。相手はトリオ。何を出す？',
      '第三張不同，等級就是奇蹟、同花或雙人。對手是三人組：打哪張？',
      'The third card makes it a Miracle, a Flash or a Duo. Your opponent has a Trio: what do you play?',
    ],
    play(
      { stage: ['bodyguard-iwao', 'duel-gin'], hand: ['rival-kyo', 'drumroll-goro', 'puppet-toto'] },
      {
        stage: ['quickchange-lulu', 'finale-ouka', 'curtain-rei'],
        ready: 2,
      },
    ),
    ['stage rival-kyo', 'pick curtain-rei'],
  ),
  position(
    'HL-5.5',
    ['同ランクなら先着順', '同級看先後', 'Who was ready first'],
    [
      '同じデュオなら、先に準備した相手の勝ち。その順番をくつがえす《一番乗りヒナ》を使おう。',
      '同為雙人時，先準備的對手獲勝：用能顛倒先後的《搶頭香小雛》吧。',
      'With a Duo each, the one who was ready first wins: Early-Bird Hina turns that around.',
    ],
    play({ stage: ['nightbus-hayato', 'bodyguard-iwao'], hand: ['earlybird-hina', 'puppet-toto'] }, duo),
    ['stage earlybird-hina'],
  ),
  position(
    'HL-6.1',
    ['ラウンドの終わり', '一局結束', 'When a round is over'],
    [
      '次の自分のライブでラウンドに勝てる。その後、両者のステージのカードはすべて除外される。',
      '下次你的演出就能贏得這局；之後雙方舞台上的牌全部離開遊戲。',
      'Your live will win this round; then all cards on both stages leave the game.',
    ],
    play(
      { stage: ['bodyguard-iwao', 'heckler-bibi', 'booing-kage'], hand: ['nightbus-hayato'], ready: 1 },
      { hand: ['smoke-kei'] },
    ),
    ['backstage nightbus-hayato', 'stage smoke-kei'],
  ),
  position(
    'HL-6.2',
    ['楽屋からステージへ', '從後台到舞台', 'From backstage to the stage'],
    [
      'このラウンドはもう落とす。楽屋にゲストを置いておけば、次のラウンドはステージに1枚ある状態で始まる。',
      '這局保不住了：把嘉賓放進後台，下一局舞台上就會先有一張。',
      'This round is lost: hide a guest in your backstage, and the next one begins with it on your stage.',
    ],
    play(
      { stage: ['bodyguard-iwao'], hand: ['nightbus-hayato', 'booing-kage'] },
      {
        stage: ['velvetrope-rin', 'bouquet-hana', 'curtain-rei'],
        ready: 2,
      },
    ),
    ['backstage nightbus-hayato'],
  ),
  position(
    'HL-6.3',
    ['負けた側が先攻', '敗者先開始', 'The loser starts'],
    [
      '相手の次のライブを止める手はない。ラウンドの後、次に動くのがどちらか見よう。',
      '擋不住對手的演出：看看這局之後輪到誰先行動。',
      'You cannot stop their live: see who moves first after the round.',
    ],
    play({ hand: ['booing-kage', 'nightbus-hayato'] }, duo),
    ['stage booing-kage'],
  ),
  position(
    'HL-6.4',
    ['手札は補充されない', '不補充手牌', 'No new hand'],
    [
      '最後の手札を使うと、次のラウンドはターンのドロー1枚だけで始まる。それでも出す？',
      '打出最後一張手牌，下一局就只有回合抽的一張：還是得打出。',
      'Play your last card, and the next round begins with nothing but the one you draw.',
    ],
    play({ hand: ['booing-kage'] }, duo),
    ['stage booing-kage'],
  ),
];
