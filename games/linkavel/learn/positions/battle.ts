import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const battles = [
  position(
    'LV-7.1',
    ['攻撃対象を選ぶ', '選擇攻擊對象', 'Choosing a target'],
    [
      '自分のモンスターと、攻撃する相手を選ぼう。勝てる組み合わせはどれ？',
      '選擇己方怪獸與攻擊對象：哪一組打得贏？',
      'Choose a monster of yours and one to attack: which pairs do you win?',
    ],
    battle({ monsters: ['clay-walker', 'cairn-imp'] }, { monsters: ['dusk-lynx', 'moss-pup', 'bark-titan'] }),
    ['attack clay-walker > dusk-lynx', 'attack cairn-imp > moss-pup'],
  ),
  position(
    'LV-7.2',
    ['勝てば差がダメージ', '勝者造成差額', 'The difference is damage'],
    [
      'パワー700で200を攻撃しよう。相手は500ダメージを受ける。',
      '以力量700攻擊200：對手受到500點傷害。',
      'Attack 200 with 700: your opponent takes 500.',
    ],
    battle({ monsters: ['clay-walker'] }, { monsters: ['lamp-moth'], lp: 500 }),
    ['attack clay-walker > lamp-moth'],
  ),
  position(
    'LV-7.3',
    ['相討ち', '兩敗俱傷', 'Equal power'],
    [
      '同じパワーの相手を攻撃すると、両方とも破壊され、ダメージはない。',
      '攻擊力量相同的對手：雙方都被破壞，沒有傷害。',
      'Attack a monster of equal power: both are destroyed and nobody is hurt.',
    ],
    battle({ monsters: ['kiln-hound', 'ember-whelp'] }, { monsters: ['thicket-bear'] }),
    ['attack kiln-hound > thicket-bear'],
  ),
  position(
    'LV-7.4',
    ['負ける攻撃', '打不贏的攻擊', 'Attacking uphill'],
    [
      '格上を攻撃すると、自分のモンスターが破壊され、差のダメージも受ける。試してみよう。',
      '攻擊更強的怪獸，自己的怪獸會被破壞，還要承受差額傷害：試試看。',
      'Attack something stronger: your monster is destroyed and you take the difference. Try it.',
    ],
    battle({ monsters: ['ember-whelp'] }, { monsters: ['kiln-hound'] }),
    ['attack ember-whelp > kiln-hound'],
  ),
  position(
    'LV-7.5',
    ['道を開けてダイレクト', '清場後直接攻擊', 'Clear the way'],
    [
      '1体目で壁を破壊し、2体目でダイレクトアタックしよう。',
      '先用一隻怪獸清掉阻擋，再用另一隻直接攻擊。',
      'Destroy the one monster in the way, then attack directly with the other.',
    ],
    battle({ monsters: ['clay-walker', 'cairn-imp'] }, { monsters: ['gloom-rat'], lp: 800 }),
    ['attack clay-walker > gloom-rat', 'direct cairn-imp'],
  ),
  position(
    'LV-7.6',
    ['攻撃側が消えたら', '攻擊者消失時', 'When the attacker is gone'],
    [
      '《灯台を負う亀》が攻撃された。手札を1枚捨てて攻撃側を手札に戻せば、攻撃はそこで終わる。',
      '《負塔海龜》受到攻擊：捨棄一張手牌把攻擊者送回手牌，攻擊就此結束。',
      'Lighthouse Turtle is attacked: discard a card to return the attacker, and the attack is over.',
    ],
    main(
      { hand: ['ripple-fry'], monsters: ['lighthouse-turtle'] },
      { monsters: ['bark-titan'] },
      {
        step: 'battle',
        active: 'B',
        turn: 4,
        first: [{ do: 'attack', card: 'bark-titan' }],
      },
    ),
    ['yes'],
  ),
  position(
    'LV-9.1',
    ['順番は自分で', '順序由你決定', 'In the order you like'],
    [
      '2体をコストに《尖塔の番兵》を召喚すると、2つの効果が同時に発動する。順番を選ぼう。',
      '以兩隻怪獸為代價召喚《尖塔哨兵》，兩個效果同時發動：選擇順序。',
      'Pay for Spire Sentinel with both monsters: two effects start at once, and you choose the order.',
    ],
    main({
      hand: ['spire-sentinel', 'moss-pup'],
      monsters: ['matin-finch', 'drift-jelly'],
      deck: ['dawn-crane', 'moss-pup', 'lamp-moth', 'cairn-imp'],
    }),
    ['summon spire-sentinel [matin-finch, drift-jelly] @0', 'resolve drift-jelly (a)'],
  ),
  position(
    'LV-9.2',
    ['ターンプレイヤーが先', '回合玩家優先', 'Turn player first'],
    [
      '両者LP200、どちらにも《弔いの数え歌》。相討ちにすると、先に処理されるのはどちらの効果？',
      '雙方都只剩200 LP，也都有《弔歌記數》：同歸於盡時，先處理誰的效果？',
      'Both at 200 LP with a Mourners’ Tally each: let both monsters fall and see whose effect comes first.',
    ],
    battle(
      { monsters: ['kiln-hound'], magic: ['mourners-tally'], lp: 200 },
      { monsters: ['thicket-bear'], magic: ['mourners-tally'], lp: 200 },
    ),
    ['attack kiln-hound > thicket-bear'],
  ),
];
