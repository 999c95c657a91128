import { position } from '@taisen/positions/write';
import { guests, play } from '../table.ts';

export const places = [
  position(
    'HL-1.1',
    ['あと1勝', '再贏一局', 'One more round'],
    [
      '2勝2敗の最終ラウンド。ステージを埋めてライブを迎えれば、ゲームに勝てる。',
      '二比二的決勝局：填滿舞台、迎來演出就能獲勝。',
      'Two rounds each, and the last one: fill your stage, reach your live and win the game.',
    ],
    play(
      { stage: ['bodyguard-iwao', 'booing-kage'], hand: ['puppet-toto'], wins: 2 },
      { wins: 2 },
      { state: { round: 5 } },
    ),
    ['stage puppet-toto', 'backstage umbrella-tamaki'],
  ),
  position(
    'HL-1.2',
    ['200ターン目', '第200回合', 'Turn two hundred'],
    [
      'これが最後のターン。勝ったラウンドは自分が多い。カードを出してゲームを終えよう。',
      '這是最後一回合，你的勝局較多：打出一張牌結束遊戲。',
      'The last turn of all, and you have won more rounds: play a card and end the game.',
    ],
    play({ stage: ['bodyguard-iwao'], hand: ['booing-kage'], wins: 1 }, { stage: ['smoke-kei'] }, { turn: 200 }),
    ['stage booing-kage'],
  ),
  position(
    'HL-2.1',
    ['詰める', '往前遞補', 'Moving up'],
    [
      '《ブーメラン・コーラ》を出し、1枚目を手札に戻そう。後ろのカードが前に詰める。',
      '打出《迴力鏢可拉》，把第一張收回手牌：後面的牌會往前遞補。',
      'Play Boomerang Cora and take your first card back: the others move up.',
    ],
    play({ stage: ['bodyguard-iwao', 'booing-kage'], hand: ['boomerang-cora'] }, { stage: ['smoke-kei'] }),
    ['stage boomerang-cora', 'pick bodyguard-iwao'],
  ),
  position(
    'HL-2.2',
    ['ゲストには触れない', '嘉賓碰不得', 'Hands off the guest'],
    [
      '《門番テツ》で自宅に送れるのは表向きのカードだけ。ゲストは選べない。',
      '《守門阿鐵》只能把正面朝上的牌送回自宅，嘉賓不能選。',
      'Bouncer Tetsu can only send a face-up card Home: guests cannot be chosen.',
    ],
    play(
      { stage: ['bodyguard-iwao'], hand: ['bouncer-tetsu'] },
      { stage: ['smoke-kei', 'bouquet-hana', 'booing-kage'] },
      {
        cards: guests('bouquet-hana'),
      },
    ),
    ['stage bouncer-tetsu', 'pick smoke-kei'],
  ),
  position(
    'HL-2.4',
    ['共有の自宅', '共用的自宅', 'One Home for both'],
    [
      '自宅は2人で共有する。《帳簿フミ》を出して、好きなカードを手札に加えよう。',
      '自宅由雙方共用：打出《帳簿小文》，把喜歡的牌加入手牌。',
      'Home belongs to both players: play Ledger Fumi and take whichever card you like.',
    ],
    play({ hand: ['ledger-fumi'] }, {}, { shared: { home: ['headliner-tsubasa', 'bouncer-tetsu', 'joker-pierrot'] } }),
    ['stage ledger-fumi', 'pick joker-pierrot'],
  ),
  position(
    'HL-2.5',
    ['自宅は5枚まで', '自宅上限五張', 'Five at Home'],
    [
      '自宅はもう5枚。《門番テツ》で1枚送ると、ターン終了時に一番古いカードが除外される。',
      '自宅已有五張：用《守門阿鐵》再送一張，回合結束時最早的一張會離開遊戲。',
      'Five cards are at Home: send another with Bouncer Tetsu, and the oldest leaves the game at the end of the turn.',
    ],
    play(
      { hand: ['bouncer-tetsu'] },
      { stage: ['smoke-kei'] },
      {
        shared: { home: ['janken-mimi', 'duel-gin', 'rival-kyo', 'curtain-rei', 'heckler-bibi'] },
      },
    ),
    ['stage bouncer-tetsu'],
  ),
  position(
    'HL-2.6',
    ['デッキが尽きたら', '牌庫用盡', 'When the deck runs out'],
    [
      'デッキは空で、もう引けない。除外されたカードも戻らない。《帳簿フミ》なら、自宅のカードを手札に加えられる。',
      '牌庫空了就不能再抽牌，離開遊戲的牌也不會回來。但《帳簿小文》能從自宅拿牌。',
      'The deck is empty, so nobody draws, and what has left the game stays out. Ledger Fumi still finds you a card: at Home.',
    ],
    play(
      { hand: ['lantern-rumi', 'ledger-fumi'] },
      { stage: ['smoke-kei'] },
      { shared: { deck: [], gone: ['janken-mimi', 'duel-gin', 'rival-kyo'], home: ['heckler-bibi', 'joker-pierrot'] } },
    ),
    ['stage ledger-fumi', 'pick joker-pierrot'],
  ),
];
