import { position } from '@taisen/positions/write';
import { main } from '../table.ts';

export const monsters = [
  position(
    'MS-5.1',
    ['モンスターは5体まで', '最多五隻', 'Five monsters'],
    [
      '場には4体。もう1体で満員になる。どちらを出す？',
      '場上已有四隻，再一隻就滿了：要出哪一隻？',
      'Four stand on your field, one more fills it: which one?',
    ],
    main(
      { hand: ['torch-runner', 'cinder-pup'], monsters: ['ember-mote', 'ember-mote', 'ash-wolf', 'cinder-pup'] },
      { monsters: ['reef-warden'] },
    ),
    ['summon torch-runner'],
  ),
  position(
    'MS-5.2',
    ['チャージする', '充能', 'Charging'],
    [
      '手札の炎のカードか、SPトークンか。どちらかを《燠の仔狼》にチャージしよう。',
      '手牌的炎屬性卡或SP標記，選一種充能到《餘燼狼崽》。',
      'A fire card from your hand or an SP token: charge either on Cinder Pup.',
    ],
    main({ hand: ['ember-mote'], monsters: ['cinder-pup'] }, { monsters: ['drop-sprite'] }),
    ['charge ember-mote > cinder-pup'],
  ),
  position(
    'MS-5.3',
    ['チャージは2枚まで', '最多兩份', 'Two charges at most'],
    [
      '《窯の鍛冶師》はもう2枚チャージしている。新しいチャージは別のモンスターにしか重ねられない。',
      '《窯爐鐵匠》已有兩份充能：新的充能只能放到別的怪獸上。',
      'Kiln Smith already carries two charges: a new one can only go on the other monster.',
    ],
    main(
      { hand: ['spark-feint'], monsters: ['kiln-smith', 'cinder-pup'], charges: ['ember-mote', 'torch-runner'] },
      { monsters: ['harbor-giant'] },
      { cards: { 'ember-mote': { on: 'kiln-smith' }, 'torch-runner': { on: 'kiln-smith' } } },
    ),
    ['charge spark-feint > cinder-pup'],
  ),
  position(
    'MS-5.4',
    ['属性を合わせる', '屬性相符', 'The right attribute'],
    [
      '水のカードをチャージした《燠の仔狼》は技を使えない。炎のカードを重ねれば使える。',
      '以水屬性卡充能的《餘燼狼崽》不能用技能：再疊上炎屬性卡就行。',
      'Charged with a water card, Cinder Pup cannot use its skill: add a fire card and it can.',
    ],
    main(
      { hand: ['ember-mote'], monsters: ['cinder-pup'], charges: ['drop-sprite'] },
      { monsters: ['brook-otter'] },
      {
        cards: { 'drop-sprite': { on: 'cinder-pup' } },
      },
    ),
    ['charge ember-mote > cinder-pup', 'skill cinder-pup (basic)'],
  ),
  position(
    'MS-5.5',
    ['チャージは1ターンに1回', '每回合一次', 'One charge a turn'],
    [
      'モンスターは2体、炎のカードは2枚。しかしチャージは全体で1回だけ。どこに使う？',
      '兩隻怪獸、兩張炎屬性卡，但全體只能充能一次：用在哪裡？',
      'Two monsters and two fire cards, but only one charge for all of them: where does it go?',
    ],
    main(
      { hand: ['ember-mote', 'spark-feint'], monsters: ['cinder-pup', 'kiln-smith'] },
      { monsters: ['reef-warden'] },
    ),
    ['charge ember-mote > cinder-pup'],
  ),
  position(
    'MS-5.6',
    ['任意の技', '任意屬性的技能', 'Any attribute'],
    [
      '《火刑の魔女》の技は「任意」。水のチャージでも使える。手札を捨てて焼き払おう。',
      '《火刑魔女》的技能標示「任意」：水屬性充能也能用。捨棄手牌來燒吧。',
      'The skill of Pyre Witch takes any attribute: a water charge will do. Burn a card of your hand.',
    ],
    main(
      { hand: ['fireball'], monsters: ['pyre-witch'], charges: ['drop-sprite'] },
      { monsters: ['frost-imp'] },
      {
        cards: { 'drop-sprite': { on: 'pyre-witch' } },
      },
    ),
    ['skill pyre-witch (basic)'],
  ),
  position(
    'MS-5.7',
    ['無色のチャージ', '無色充能', 'Colourless charges'],
    [
      '属性「なし」の《無色の灯》は、炎のチャージとしても使える。技を使おう。',
      '屬性「無」的《無色鬼火》也能當作炎屬性充能：使用技能吧。',
      'Blank Wisp has no attribute and counts as fire too: use the skill.',
    ],
    main(
      { monsters: ['cinder-pup'], charges: ['blank-wisp'] },
      { monsters: ['gloom-mite'] },
      {
        cards: { 'blank-wisp': { on: 'cinder-pup' } },
      },
    ),
    ['skill cinder-pup (basic)'],
  ),
  position(
    'MS-5.8',
    ['残るチャージ', '留下的充能', 'Charges that stay'],
    [
      '技を使っても、チャージしたカードは残る。次のターンにもまた使える。',
      '使用技能後，充能的卡仍然留著：下回合還能再用。',
      'Use the skill: the charged card stays, and serves again next turn.',
    ],
    main(
      { monsters: ['blaze-hound'], charges: ['ember-mote'] },
      { monsters: ['harbor-giant'] },
      {
        cards: { 'ember-mote': { on: 'blaze-hound' }, 'harbor-giant': { damage: 300 } },
      },
    ),
    ['skill blaze-hound (basic)'],
  ),
  position(
    'MS-5.9',
    ['消えるチャージ', '消耗的充能', 'Charges that go'],
    [
      'SPトークンのチャージはどの属性にもなるが、技を使うと消える。',
      'SP標記的充能可當任何屬性，但使用技能後就消失。',
      'A charged SP token counts as any attribute, and is used up by the skill.',
    ],
    main(
      { monsters: ['blaze-hound'] },
      { monsters: ['harbor-giant'] },
      { cards: { 'blaze-hound': { sp: 1 }, 'harbor-giant': { damage: 300 } } },
    ),
    ['skill blaze-hound (basic)'],
  ),
  position(
    'MS-5.10',
    ['基本技と上級技', '基本技與高級技', 'Basic and advanced'],
    [
      'チャージが2枚そろった。基本技の強化か、上級技の1300ダメージか、選ぼう。',
      '充能已有兩份：選基本技的強化，還是高級技的1300點傷害？',
      'Two charges are there: choose the basic skill’s strength or the advanced skill’s 1300 damage.',
    ],
    main(
      { monsters: ['kiln-smith'], charges: ['ember-mote', 'torch-runner'] },
      { monsters: ['blood-duelist'] },
      {
        cards: {
          'ember-mote': { on: 'kiln-smith' },
          'torch-runner': { on: 'kiln-smith' },
          'blood-duelist': { damage: 200 },
        },
      },
    ),
    ['skill kiln-smith (advanced)'],
  ),
  position(
    'MS-5.11',
    ['技は1体1回', '每隻一次技能', 'One skill each'],
    [
      '2体ともチャージ済み。技は1体につき1回ずつ使える。',
      '兩隻怪獸都已充能：各可使用一次技能。',
      'Both monsters are charged: each may use one skill this turn.',
    ],
    main(
      { monsters: ['cinder-pup', 'blaze-hound'], charges: ['ember-mote', 'torch-runner'] },
      { monsters: ['reef-warden'] },
      {
        cards: { 'ember-mote': { on: 'cinder-pup' }, 'torch-runner': { on: 'blaze-hound' } },
      },
    ),
    ['skill cinder-pup (basic)', 'skill blaze-hound (basic)'],
  ),
  position(
    'MS-5.12',
    ['反撃されないダメージ', '不會被反擊', 'No strike back'],
    [
      '傷ついた《燎原の大蛇》の残りHPは300。技なら反撃を受けずに倒せる。',
      '受傷的《燎原巨蟒》只剩300 HP：用技能打倒就不會被反擊。',
      'Wildfire Wyrm has 300 HP left: a skill brings it down without a blow in return.',
    ],
    main(
      { monsters: ['cinder-pup'], charges: ['ember-mote'] },
      { monsters: ['wildfire-wyrm'] },
      {
        cards: { 'ember-mote': { on: 'cinder-pup' }, 'wildfire-wyrm': { damage: 3400 } },
      },
    ),
    ['skill cinder-pup (basic)'],
  ),
];
