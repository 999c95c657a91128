/** The first game of Shenhun: power, rows, miracles, the cost of deaths, a domain, and attacks on the deity. */
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
      power: 8,
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
      'ようこそ、神よ。神力は命であり、カードを使う代価でもある。0になれば敗北し、二度と回復しない。本来は100だが、この練習では15と8から始めよう。',
      '歡迎，神明。神力既是生命，也是使用卡牌的代價；歸零就敗北，而且無法回復。正式對戰是100點，這次練習從15與8開始。',
      'Welcome, deity. Power is your life and pays for your cards; at 0 you lose, and it never comes back. A real game starts at 100; this one at 15 and 8.',
    ]),
    read([
      '前列に立つ《門の獅子》があなたの主戦者。神話カードが攻撃力+1と体力+2を与えている。手札は毎ターン7枚まで引き、使わなければ捨てる。だから今使おう。',
      '站在前排的《守門獅》是你的主戰者，神話卡給他攻擊力+1與生命+2。手牌每回合抽到七張，沒用的會全部棄掉，所以儘管用吧。',
      'Gate Lion in the front row is your main fighter; the myth card gives it +1 attack and +2 health. You draw up to seven cards each turn and throw away what you do not use, so use them.',
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
      [
        { do: 'use', card: 'ember-rain#2', target: 'paper-archer' },
        { do: 'summon', card: 'clay-guard' },
        { do: 'summon', card: 'fox-fire' },
        { do: 'battle' },
        { do: 'attack', card: 'fox-fire', target: 'gate-lion' },
        { do: 'end' },
      ],
    ),
    read([
      '相手は《燼の雨》で《紙の射手》を撃破し、2体を召喚した。だが使った神力は5。相手の神力は残り1だ！',
      '對手用《燼雨》擊殺《紙弓手》，又召喚了兩名角色，卻花掉5點神力——只剩1點了！',
      'Your opponent killed Paper Archer with Ember Rain and summoned two characters, but spent 5 power on it. One point is left!',
    ]),
    lesson(
      [
        '撃破されたキャラクターは捨て札へ行く。《招魂》で《紙の射手》を手札に戻そう。',
        '被擊殺的角色進入棄牌堆。用《招魂》把《紙弓手》收回手牌。',
        'A killed character goes to the discard pile. Return Paper Archer to your hand with Call the Fallen.',
      ],
      { do: 'use', card: 'call-the-fallen', target: 'paper-archer' },
      [
        '呼び戻すのは《紙の射手》だ。《招魂》を使おう。',
        '要叫回的是《紙弓手》：使用《招魂》。',
        'Use Call the Fallen, and choose Paper Archer.',
      ],
    ),
    lesson(
      [
        '一度倒れた者の召喚は高くつく。コストは1から2に。倒れるたびに基本コストが上乗せされる。',
        '死過的角色召喚更貴：消耗從1變成2，每死一次就再加一份基礎消耗。',
        'The dead return at a higher price: 2 instead of 1, and its base cost more for each further death.',
      ],
      { do: 'summon', card: 'paper-archer' },
      [
        '《紙の射手》を召喚しよう。2点でもまだ安い。',
        '召喚《紙弓手》：2點仍然便宜。',
        'Summon Paper Archer; at 2 it is still a bargain.',
      ],
    ),
    lesson(
      [
        '神域は場に力を与える。最初の1枚は自分の場に。《竹の海》を展開して、中列の攻撃力を1上げよう。',
        '神域為場地帶來力量，首張只能放己方。展開《竹海》，讓中排角色攻擊力+1。',
        'A domain lends power to a field, and your first goes to your own. Deploy Sea of Bamboo: your middle row gets +1 attack.',
      ],
      { do: 'deploy', card: 'bamboo-sea' },
      [
        '神域は1ターンに1枚。《竹の海》を展開しよう。',
        '神域每回合一張：展開《竹海》。',
        'One domain a turn: deploy Sea of Bamboo.',
      ],
    ),
    lesson(
      ['準備は整った。戦闘フェイズへ！', '準備就緒，進入戰鬥階段！', 'Everything is ready. To battle!'],
      { do: 'battle' },
      ['神力はもう使わなくていい。戦闘へ。', '不需要再花神力，進入戰鬥。', 'No more spending: go to battle.'],
    ),
    lesson(
      [
        '前衛《土偶の衛士》の体力は4。《江上の槍手》の攻撃力も4になった。',
        '前衛《陶俑衛士》生命4，而《江上槍手》的攻擊力也變成4了。',
        'Clay Guard in front has 4 health, and River Lancer now has 4 attack.',
      ],
      { do: 'attack', card: 'river-lancer', target: 'clay-guard' },
      [
        '一撃で倒せるのは《江上の槍手》だけだ。前衛を攻撃しよう。',
        '能一擊打倒的只有《江上槍手》：攻擊前衛。',
        'Only River Lancer fells it with one blow: attack the front.',
      ],
    ),
    lesson(
      [
        '前衛が倒れ、相手は無防備になった。後列の《狐火》を《紙の射手》で撃破しよう。',
        '前衛倒下，對手進入無防備狀態。以《紙弓手》擊殺後排的《狐火》。',
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
    read([
      '勝利！神力をどこに使うか、いつ惜しむか。それが神魂の戦いのすべてだ。',
      '勝利！神力該花在哪裡、何時該保留——這就是神魂之戰的精髓。',
      'Victory! Where to spend power and when to keep it: that is all of Shenhun.',
    ]),
  ],
};
