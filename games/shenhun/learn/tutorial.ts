/** The first game of Shenhun, in two turns: power, rows, a miracle, and attacks on the deity. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめての神魂の戦い', '神魂之戰入門', 'Your first game of Shenhun']),
  table: {
    step: 'ready',
    turn: 2,
    state: { starter: 1 },
    rolls: [],
    A: {
      power: 15,
      front: ['gate-lion'],
      myth: ['peak-titan'],
      deck: [
        ...[
          'river-lancer',
          'paper-archer',
          'ember-rain',
          'storm-general',
          'iron-scripture',
          'gate-of-exile',
          'moss-colossus',
        ],
        ...[
          'call-the-fallen',
          'bamboo-sea',
          'thunder-drummer',
          'wall-giant',
          'prayer-flags',
          'tiger-captain',
          'reed-shield',
        ],
      ],
    },
    B: {
      power: 5,
      front: ['bronze-bull'],
      myth: ['star-keeper'],
      deck: [
        ...['clay-guard', 'fox-fire', 'ember-rain', 'storm-general', 'wall-giant', 'thunder-drummer', 'gate-of-exile'],
        ...['crane-dancer', 'ink-blade', 'war-cry', 'fox-fire', 'clay-guard', 'bronze-bull', 'crossbow-corps'],
      ],
    },
    cards: { 'gate-lion': { main: 1 }, 'bronze-bull': { main: 1 } },
  },
  lessons: [
    read([
      '相手の神力を0にすれば勝ち。神力は命であり、カードの代価でもある。本来は100から、この一戦では15と5から始まる。',
      '把對手的神力打到0就獲勝。神力既是生命，也是使用卡牌的代價。正式對戰從100開始，這一場是15與5。',
      'Bring your opponent’s power to 0 and you win. Power is your life and pays for your cards. A real game starts at 100; this one at 15 and 5.',
    ]),
    lesson(
      [
        '《江上の槍手》を召喚しよう。神力を2支払い、中衛なので中列に立つ。',
        '召喚《江上槍手》：支付2點神力，中衛會站在中排。',
        'Summon River Lancer. It costs 2 power and stands in the middle row.',
      ],
      { do: 'summon', card: 'river-lancer' },
      [
        'まずは安くて頼れる《江上の槍手》から。',
        '先從便宜又可靠的《江上槍手》開始。',
        'Begin with River Lancer, who is cheap and reliable.',
      ],
    ),
    lesson(
      [
        '次は後衛の《紙の射手》。攻撃力3だが体力は1。前衛の陰に置こう。',
        '接著是後衛《紙弓手》：攻擊力3但生命只有1，讓他站在前衛身後。',
        'Next Paper Archer, for the back row: 3 attack but 1 health, safe behind your front.',
      ],
      { do: 'summon', card: 'paper-archer' },
      [
        '場に出せるのは3体まで。最後の1枠には《紙の射手》を。',
        '場上最多三名，最後一個位置留給《紙弓手》。',
        'Only three may stand on your field: give the last place to Paper Archer.',
      ],
    ),
    lesson(
      [
        '神蹟も神力で使う。《燼の雨》で相手の前衛《青銅の牛》に3ダメージ。',
        '神蹟也以神力施展：用《燼雨》對前衛《青銅牛》造成3點傷害。',
        'Miracles cost power too. Deal 3 damage to Bronze Bull with Ember Rain.',
      ],
      { do: 'use', card: 'ember-rain', target: 'bronze-bull' },
      [
        '高い神蹟は神力がもったいない。2点の《燼の雨》で十分だ。',
        '昂貴的神蹟太耗神力，2點的《燼雨》就夠了。',
        'Do not waste power: Ember Rain for 2 is enough.',
      ],
    ),
    lesson(
      [
        'ダメージは残る。体力5の牛は残り2だ。戦闘フェイズへ。',
        '傷害會留著：生命5的牛只剩2。進入戰鬥階段。',
        'Damage stays: of its 5 health the bull has 2 left. Go to the battle phase.',
      ],
      { do: 'battle' },
      [
        'もう十分使った。神力を残して戦闘フェイズへ。',
        '用得夠多了，保留神力，進入戰鬥階段。',
        'You have spent enough. Keep your power and go to battle.',
      ],
    ),
    lesson(
      [
        '前衛がいる間、攻撃は前衛に向かう。《江上の槍手》で《青銅の牛》を撃破しよう。',
        '有前衛時，攻擊必須先對前衛。以《江上槍手》擊殺《青銅牛》。',
        'A front character blocks the way. Kill Bronze Bull with River Lancer.',
      ],
      { do: 'attack', card: 'river-lancer', target: 'bronze-bull' },
      [
        '《江上の槍手》の攻撃力3で足りる。他の2体は次のために取っておこう。',
        '《江上槍手》的攻擊力3就夠了，另外兩名留著。',
        'River Lancer’s 3 attack is enough; save the other two.',
      ],
    ),
    lesson(
      [
        '相手の場が空になった。今なら神を直接攻撃できる。奪える神力は1回につき1点だ。',
        '對手場上空了，可以直接攻擊神明：每次奪走1點神力。',
        'Their field is empty: now you may strike the deity itself. Each strike takes 1 power.',
      ],
      [
        { do: 'strike', card: 'gate-lion' },
        { do: 'strike', card: 'paper-archer' },
      ],
      ['まだ攻撃できる。神を攻撃しよう。', '還能攻擊：攻擊神明吧。', 'You can still attack: strike the deity.'],
    ),
    lesson(
      [
        'もう1回。全員が攻撃を終えると、ターンも自動で終わる。',
        '再一次。全員攻擊完畢，回合就會自動結束。',
        'Once more. When everyone has attacked, the turn ends by itself.',
      ],
      { do: 'strike' },
      ['残った1体でも攻撃しよう。', '用剩下的那名也攻擊。', 'Strike with the other one too.'],
      [{ do: 'summon', card: 'fox-fire' }, { do: 'battle' }, { do: 'attack', card: 'fox-fire', target: 'gate-lion' }],
    ),
    lesson(
      [
        '相手は神力を払って《狐火》を召喚し、残りは1。あなたの番だ。戦闘フェイズへ！',
        '對手支付神力召喚《狐火》，只剩1點。輪到你了，進入戰鬥階段！',
        'Your opponent paid for Fox Fire and has 1 power left. Your turn: to battle!',
      ],
      { do: 'battle' },
      ['神力はもう使わなくていい。戦闘へ。', '不需要再花神力，進入戰鬥。', 'No more spending: go to battle.'],
    ),
    lesson(
      [
        '前衛がいない相手は無防備だ。後列の《狐火》を《紙の射手》で撃破しよう。',
        '沒有前衛的對手處於無防備狀態。以《紙弓手》擊殺後排的《狐火》。',
        'Without a front they are defenceless. Shoot Fox Fire in the back row with Paper Archer.',
      ],
      { do: 'attack', card: 'paper-archer', target: 'fox-fire' },
      [
        '主戦者は最後の一撃に。《紙の射手》で攻撃しよう。',
        '主戰者留給最後一擊：用《紙弓手》攻擊。',
        'Keep your main fighter for the last blow: attack with Paper Archer.',
      ],
    ),
    lesson(
      [
        '場は空、神力は残り1。主戦者で神を攻撃しよう！',
        '場上空了，神力剩1：以主戰者攻擊神明！',
        'An empty field and 1 power left: strike the deity with your main fighter!',
      ],
      { do: 'strike', card: 'gate-lion' },
      ['あと一撃！', '只差一擊！', 'One more blow!'],
    ),
  ],
  closing: inThree([
    '召喚、神蹟、攻撃。神力をどこに使い、いつ惜しむか。それが神魂の戦いだ。',
    '召喚、神蹟、攻擊。神力該花在哪裡、何時該保留——這就是神魂之戰。',
    'Summon, work miracles, strike: where to spend power and when to keep it is Shenhun.',
  ]),
};
