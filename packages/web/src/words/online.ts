import type { Words } from '@taisen/kernel';

export const ONLINE = {
  friend: { ja: '友だちと対戦', 'zh-Hant': '與朋友對戰', en: 'Play a friend' },
  quick: { ja: 'クイックマッチ', 'zh-Hant': '快速配對', en: 'Quick match' },
  clock: { ja: '持ち時間', 'zh-Hant': '時間限制', en: 'Clock' },
  noClock: { ja: 'なし（1週間まで）', 'zh-Hant': '無（最長一週）', en: 'None (a week at most)' },
  perMove: { ja: '1手60秒', 'zh-Hant': '每步60秒', en: '60 seconds a move' },
  bank: { ja: '各15分', 'zh-Hant': '每人15分鐘', en: '15 minutes each' },
  openTable: { ja: 'テーブルを開く', 'zh-Hant': '開設牌桌', en: 'Open a table' },
  find: { ja: '相手を探す', 'zh-Hant': '尋找對手', en: 'Find somebody' },
  openTables: { ja: '空いているテーブル', 'zh-Hant': '等待中的牌桌', en: 'Open tables' },
  noneOpen: {
    ja: '空いているテーブルはありません。',
    'zh-Hant': '目前沒有等待中的牌桌。',
    en: 'Nobody is waiting at present.',
  },
  join: { ja: '席に着く', 'zh-Hant': '入座', en: 'Sit down' },
  watch: { ja: '観戦する', 'zh-Hant': '觀戰', en: 'Watch' },
  invited: { ja: '{name}が対戦を待っています。', 'zh-Hant': '{name}正在等你對戰。', en: '{name} is waiting for you.' },
  somebody: { ja: '相手', 'zh-Hant': '對手', en: 'Somebody' },
  waiting: { ja: '相手を待っています…', 'zh-Hant': '等待對手…', en: 'Waiting for the other player…' },
  stay: {
    ja: '次に相手を探した人か、このリンクを送った相手が、ここに着席します。このページを開いたままお待ちください。',
    'zh-Hant': '下一位尋找對手的玩家，或收到這個連結的人，會在這裡入座。等待時請勿關閉此頁面。',
    en: 'Whoever looks for a game next sits down here, or somebody you send this link to. Keep this page open while you wait.',
  },
  invite: {
    ja: 'このリンクかQRコードを送ってください。相手が席に着くと始まります。',
    'zh-Hant': '把這個連結或 QR 碼傳給對方，對方入座後就會開始。',
    en: 'Send this link or show the code. The game begins when they sit down.',
  },
  copy: { ja: 'リンクをコピー', 'zh-Hant': '複製連結', en: 'Copy the link' },
  address: { ja: 'アドレス', 'zh-Hant': '網址', en: 'Address' },
  onlyHere: {
    ja: 'このリンクを開けるのはこのコンピューターだけです。同じネットワークの人と遊ぶには、サーバーを {command} で起動し直してください。',
    'zh-Hant': '只有這台電腦能開啟這個連結。想和同一網路的人對戰，請改用 {command} 重新啟動伺服器。',
    en: 'Only this computer can open this link. To play with others in your network, start the server again with: {command}',
  },
  link: { ja: '招待リンク', 'zh-Hant': '邀請連結', en: 'Invitation link' },
  code: { ja: '招待のQRコード', 'zh-Hant': '邀請的 QR 碼', en: 'Invitation as a QR code' },
  noServer: {
    ja: 'サーバーにつながりません。ボットや、この端末での二人対戦なら遊べます。',
    'zh-Hant': '無法連線到伺服器。仍可與電腦對戰，或在同一裝置上雙人對戰。',
    en: 'No server can be reached. You can still play a bot, or two on this device.',
  },
  refused: { ja: 'できませんでした：{why}', 'zh-Hant': '無法進行：{why}', en: 'That did not work: {why}' },
} as const satisfies Record<string, Words>;
