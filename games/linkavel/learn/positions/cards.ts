import { position } from '@taisen/positions/write';
import { battle, main } from '../table.ts';

export const cards = [
  position(
    'LV-3.2',
    ['属性に相性なし', '屬性不相剋', 'No attribute beats another'],
    [
      '火のモンスターで水のモンスターを攻撃しよう。比べるのはパワーだけ。',
      '以火屬性怪獸攻擊水屬性怪獸：只比力量。',
      'Attack a water monster with a fire monster: only power counts.',
    ],
    battle({ monsters: ['ember-whelp'] }, { monsters: ['ripple-fry'] }),
    ['attack ember-whelp > ripple-fry'],
  ),
  position(
    'LV-3.3',
    ['4つの種別', '四種卡片', 'Four kinds of cards'],
    [
      '手札には4つの種別が1枚ずつ。それぞれどこに置かれるか、出して確かめよう。',
      '手牌中四種卡各一張：打出來，看看各自放在哪裡。',
      'Your hand has one card of each kind: use them and see where each one goes.',
    ],
    main({ hand: ['cairn-imp', 'cinder-sprite', 'cinder-bolt', 'quilted-sky'] }),
    ['summon cairn-imp @0', 'use cinder-bolt', 'use quilted-sky'],
  ),
  position(
    'LV-3.4',
    ['してもよい', '可以', 'You may'],
    [
      '《潮路の鷺》を召喚すると誘発効果が発動する。引くかどうかは選べる。',
      '召喚《潮路之鷺》會觸發效果：要不要抽牌由你決定。',
      'Summon Tide-Road Heron: its effect starts by itself, and you are asked whether to draw.',
    ],
    main({ hand: ['tide-heron'], monsters: ['ripple-fry'] }),
    ['summon tide-heron [ripple-fry] @0', 'yes'],
  ),
  position(
    'LV-3.5',
    ['自分から使う効果', '主動使用的效果', 'Yours to use'],
    [
      '《炉守の鍛冶》の起動効果で、他の熾火一族のモンスターを400ダメージに変えよう。',
      '發動《守爐鐵匠》的啟動效果，把另一隻餘燼族怪獸換成400點傷害。',
      'Use the activated effect of Furnace Keeper: turn another Ember-family monster into 400 damage.',
    ],
    main({ monsters: ['furnace-keeper', 'ember-whelp', 'cinder-sprite'] }, { monsters: ['monolith'], lp: 800 }),
    ['activate furnace-keeper (a)', 'pick ember-whelp'],
  ),
  position(
    'LV-3.6',
    ['攻撃した時だけ', '只在攻擊時', 'Only when it attacks'],
    [
      '《炎槍の騎手》で《藪の熊》を攻撃し、効果を使ってパワーで上回ろう。',
      '以《炎槍騎手》攻擊《灌叢之熊》，發動效果讓力量超過對手。',
      'Attack Thicket Bear with Blaze Lancer, and use its effect to have the greater power.',
    ],
    battle(
      { monsters: ['blaze-lancer'], trash: ['ember-whelp', 'cinder-sprite', 'kindling-mouse'] },
      { monsters: ['thicket-bear'] },
    ),
    ['attack blaze-lancer > thicket-bear', 'yes'],
  ),
  position(
    'LV-3.7',
    ['場にある限り', '在場期間', 'As long as it stands'],
    [
      '熾火一族のモンスターを召喚して、《篝火の狐》のパワーが上がるのを見よう。',
      '召喚餘燼族怪獸，看《篝火之狐》的力量上升。',
      'Summon an Ember-family monster and watch the power of Bonfire Fox rise.',
    ],
    main({ hand: ['ember-whelp'], monsters: ['bonfire-fox', 'cinder-sprite'] }, { monsters: ['clay-walker'] }),
    ['summon ember-whelp @2'],
  ),
];
