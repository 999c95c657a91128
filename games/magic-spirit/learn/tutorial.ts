/** The first game of Magic Spirit: tokens, charges, skills, piercing, setsuna, underdog. */
import { inThree, lesson, read, type TutorialScript } from '@taisen/positions/write';

export const tutorial: TutorialScript = {
  title: inThree(['はじめてのマジックスピリット', '魔法精靈入門', 'Your first game of Magic Spirit']),
  table: {
    step: 'turn',
    turn: 4,
    state: { starter: 1 },
    rolls: [],
    A: {
      life: 2000,
      tokens: 2,
      hand: ['cinder-pup', 'ember-mote', 'spark-feint'],
      deck: ['fireball', 'kiln-smith', 'flare-lancer', 'ash-wolf', 'torch-runner'],
    },
    B: {
      life: 900,
      tokens: 3,
      rested: 3,
      hand: ['bolt-drone', 'reef-warden'],
      monsters: ['brook-otter'],
      deck: ['undertow', 'harbor-giant', 'drop-sprite', 'tide-reader', 'frost-imp'],
    },
  },
  lessons: [
    read([
      'ようこそ、スピリットウェイヴァー。相手のライフを0にすれば勝ち。本来は6000だが、この練習では相手は900だ。',
      '歡迎，織靈者。把對手的生命值打到0就獲勝。正式對戰是6000，這次練習對手只有900。',
      'Welcome, Spirit Weaver. Bring your opponent’s life to 0 to win. A real game starts at 6000; here the opponent has 900.',
    ]),
    read([
      '支払いはすべてSPトークン。ターン開始時に1個増え、すべてアクティブになる。今は3個だ。',
      '一切都以SP標記支付。回合開始時增加1個並全部轉為活躍，現在有3個。',
      'Everything is paid for with SP tokens. Each turn brings one more and makes them all active: now you have three.',
    ]),
    lesson(
      [
        '1枚引いた。トークン1個でもう1枚引けるが、今回は温存しよう。',
        '你抽了一張。花1個標記可以再抽一張，這次先保留。',
        'You have drawn a card. For one token you could draw another; save it this time.',
      ],
      { do: 'pass' },
      [
        'トークンは後で使う。今は引かないでおこう。',
        '標記稍後要用，現在先不抽。',
        'You will need your tokens: do not draw now.',
      ],
    ),
    lesson(
      [
        '1コストの《燠の仔狼》を召喚しよう。トークンが1個レストになる。',
        '召喚費用1的《餘燼狼崽》：一個標記會轉為休息。',
        'Summon Cinder Pup for 1: one token comes to rest.',
      ],
      { do: 'summon', card: 'cinder-pup' },
      ['まずは《燠の仔狼》を召喚しよう。', '先召喚《餘燼狼崽》。', 'Summon Cinder Pup first.'],
    ),
    lesson(
      [
        '技を使うには属性の合うチャージがいる。炎の《火の粉の精》を仔狼に重ねよう。チャージは1ターンに1回。',
        '技能需要屬性相符的充能。把炎屬性的《火花小精》疊到狼崽上；每回合只能充能一次。',
        'A skill needs charges of its attribute. Charge Ember Mote, a fire card, on the Pup. You charge once a turn.',
      ],
      { do: 'charge', card: 'ember-mote', target: 'cinder-pup' },
      [
        '《火の粉の精》を《燠の仔狼》にチャージしよう。他のカードは取っておく。',
        '把《火花小精》充能到《餘燼狼崽》，其他卡先留著。',
        'Charge Ember Mote on Cinder Pup, and keep the other cards.',
      ],
    ),
    lesson(
      [
        'これで基本技が使える。300ダメージを与えよう。技なら反撃を受けず、重ねたカードも残る。',
        '現在可以使用基本技了：造成300傷害。技能不會被反擊，疊放的卡也會留著。',
        'Now the basic skill is ready: 300 damage. A skill is never struck back, and the charged card stays.',
      ],
      { do: 'skill', card: 'cinder-pup' },
      ['《燠の仔狼》の基本技を使おう。', '使用《餘燼狼崽》的基本技。', 'Use the basic skill of Cinder Pup.'],
    ),
    lesson(
      [
        '《小川のカワウソ》のHPは残り300。バトルへ進もう。',
        '《溪流水獺》HP剩300。進入戰鬥階段。',
        'Brook Otter has 300 HP left. Go to battle.',
      ],
      { do: 'battle' },
      [
        'トークン2個は残しておきたい。バトルへ進もう。',
        '兩個標記想留著用。進入戰鬥階段。',
        'Keep your two tokens, and go to battle.',
      ],
    ),
    lesson(
      [
        '攻撃力500で攻撃！余った200の半分、100が貫通して相手のライフに届く。相手は攻撃力の30%で反撃してくる。',
        '以攻擊力500攻擊！溢出的200有一半（100）會貫穿到對手的生命值；對方以攻擊力的30%反擊。',
        'Attack with 500! Half of the 200 left over pierces to the player. The otter strikes back with 30% of its attack.',
      ],
      { do: 'attack', card: 'cinder-pup', target: 'brook-otter' },
      ['カワウソを攻撃しよう。', '攻擊水獺。', 'Attack the otter.'],
      [{ do: 'pass' }, { do: 'summon', card: 'bolt-drone' }, { do: 'summon', card: 'reef-warden' }, { do: 'battle' }],
    ),
    lesson(
      [
        '相手のターン。相手がバトルに入る時、刹那詠唱を使うか確認される。ここはまだ我慢だ。',
        '對手的回合。對手進入戰鬥時會問你是否使用剎那詠唱，先忍住。',
        'The opponent’s turn. As they go to battle you are asked for a setsuna. Wait a little.',
      ],
      { do: 'pass' },
      [
        'もっと良いタイミングがある。今はパスしよう。',
        '還有更好的時機，現在先放棄。',
        'A better moment is coming: pass for now.',
      ],
      [{ do: 'attack', card: 'bolt-drone', target: 'cinder-pup' }],
    ),
    lesson(
      [
        '傷ついた仔狼が攻撃された。今だ！《火花の牽制》は【刹那詠唱】。コスト1に追加の1個、合わせて2個で使える。',
        '受傷的狼崽遭到攻擊。就是現在！《火花牽制》有【剎那詠唱】：費用1再加1個，共2個標記。',
        'Your wounded Pup is attacked. Now! Spark Feint is a setsuna: cost 1 and one token more.',
      ],
      { do: 'setsuna', card: 'spark-feint' },
      [
        'パスすると仔狼がやられる。刹那詠唱を使おう。',
        '放棄的話狼崽會被打倒：使用剎那詠唱。',
        'If you pass, the Pup falls. Use the setsuna.',
      ],
    ),
    lesson(
      [
        '攻撃してきたHP500の《ボルト・ドローン》を選ぼう。攻撃側がいなくなれば、攻撃は終わる。',
        '選擇正在攻擊、HP500的《螺栓無人機》：攻擊者不在，攻擊就結束。',
        'Choose the attacker, Bolt Drone with 500 HP: when it is gone, the attack is over.',
      ],
      { do: 'pick', card: 'bolt-drone' },
      [
        '《珊瑚の番人》は倒しきれない。攻撃側のドローンを狙おう。',
        '《珊瑚守衛》打不倒，瞄準攻擊中的無人機。',
        'Reef Warden would survive. Choose the drone that attacks.',
      ],
      [{ do: 'end' }],
    ),
    lesson(
      [
        '見事！あなたのターン、トークンは4個。今度は1個使って、もう1枚引いてみよう。',
        '漂亮！輪到你，標記有4個。這次花1個再抽一張。',
        'Well done! Your turn, with four tokens. This time spend one and draw another card.',
      ],
      { do: 'draw' },
      ['今回はもう1枚引こう。', '這次再抽一張。', 'Draw one more this time.'],
    ),
    lesson(
      [
        '《炎槍の騎士》を引いた。残りのトークン3個で召喚しよう。',
        '抽到《炎槍騎士》！用剩下的3個標記召喚。',
        'You drew Flare Lancer. Summon it with your three tokens.',
      ],
      { do: 'summon', card: 'flare-lancer' },
      ['《炎槍の騎士》を召喚しよう。', '召喚《炎槍騎士》。', 'Summon Flare Lancer.'],
    ),
    lesson(
      [
        '仔狼のチャージは残っている。もう一度基本技で《珊瑚の番人》に300ダメージ。',
        '狼崽的充能還在：再用一次基本技，對《珊瑚守衛》造成300傷害。',
        'The Pup’s charge is still there: use the skill again, on Reef Warden.',
      ],
      { do: 'skill', card: 'cinder-pup' },
      [
        '技は1体につき1ターンに1回。使わない手はない。',
        '技能每隻每回合一次，不用可惜。',
        'A skill once a turn, for free: do not miss it.',
      ],
    ),
    lesson(['残りHPは800。バトルへ！', '剩800 HP。進入戰鬥！', '800 HP left. To battle!'], { do: 'battle' }, [
      'バトルへ進もう。',
      '進入戰鬥階段。',
      'Go to battle.',
    ]),
    lesson(
      [
        '相手は1体少ないので、孤軍奮闘で受けるダメージが10%減る。それでも1170。《炎槍の騎士》で攻撃しよう。',
        '對手少一隻，孤軍奮鬥讓傷害−10%，但仍有1170。以《炎槍騎士》攻擊。',
        'Your opponent has one monster fewer and, as the underdog, takes 10% less: still 1170. Attack with Flare Lancer.',
      ],
      { do: 'attack', card: 'flare-lancer', target: 'reef-warden' },
      [
        '仔狼では倒せない。《炎槍の騎士》で攻撃しよう。',
        '狼崽打不倒牠，用《炎槍騎士》攻擊。',
        'The Pup cannot bring it down. Attack with Flare Lancer.',
      ],
    ),
    lesson(
      [
        '貫通で相手のライフは残り430。モンスターもいない。仔狼でダイレクトアタック！',
        '貫穿後對手生命值剩430，也沒有怪獸了。以狼崽直接攻擊！',
        'Piercing leaves 430 life, and no monster is left. Attack directly with the Pup!',
      ],
      { do: 'direct', card: 'cinder-pup' },
      ['とどめのダイレクトアタックだ。', '以直接攻擊終結。', 'Finish it with a direct attack.'],
    ),
    read([
      '勝利！トークンを使うか残すか、何をチャージするか。次は40枚のデッキで挑もう。',
      '勝利！標記該用還是該留、要充能什麼——接下來用40張的牌組挑戰吧。',
      'You win! When to spend tokens and what to charge: try it now with a deck of forty.',
    ]),
  ],
};
