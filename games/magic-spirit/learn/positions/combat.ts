import { position } from '@taisen/positions/write';
import { battle } from '../table.ts';

export const combat = [
  position(
    'MS-9.1',
    ['HPを削る', '扣除HP', 'Wearing it down'],
    [
      '《珊瑚の番人》のHPは1100。1体では足りないが、2体で攻撃すれば倒せる。',
      '《珊瑚守衛》HP1100：一隻打不倒，兩隻一起就行。',
      'Reef Warden has 1100 HP: one attack is not enough, two are.',
    ],
    battle({ monsters: ['ash-wolf', 'torch-runner'] }, { monsters: ['reef-warden', 'drop-sprite'] }),
    ['attack torch-runner > reef-warden', 'attack ash-wolf > reef-warden'],
  ),
  position(
    'MS-9.2',
    ['反撃', '反擊', 'Striking back'],
    [
      '攻撃すると、相手の攻撃力の30%で反撃される。どちらで《溶岩の小竜》を攻撃する？',
      '攻擊會受到對方攻擊力30%的反擊：用哪隻攻擊《熔岩小龍》？',
      'The target strikes back with 30% of its attack: which of yours should attack Magma Drake?',
    ],
    battle({ monsters: ['cinder-pup', 'blaze-hound'] }, { monsters: ['magma-drake', 'ember-mote'] }),
    ['attack blaze-hound > magma-drake', 'attack cinder-pup > ember-mote'],
  ),
  position(
    'MS-9.3',
    ['道を開ける', '清出道路', 'Clear the way'],
    [
      'モンスターがいる間はダイレクトアタックできない。先に倒してから、もう1体で攻撃しよう。',
      '對手有怪獸時不能直接攻擊：先打倒牠，再用另一隻攻擊。',
      'No direct attack while a monster stands: destroy it first, then attack with the other.',
    ],
    battle({ monsters: ['flare-lancer', 'ash-wolf'] }, { monsters: ['drop-sprite'], life: 1300 }),
    ['attack flare-lancer > drop-sprite', 'direct ash-wolf'],
  ),
  position(
    'MS-9.4',
    ['飛び越える攻撃は半分', '飛越攻擊減半', 'Half past a monster'],
    [
      '飛翔を持つ《鷲獅子の騎手》はモンスターを越えて攻撃できるが、ライフダメージは半分になる。',
      '具飛翔的《獅鷲騎手》能越過怪獸攻擊，但生命傷害減半。',
      'Gryphon Rider soars past monsters, but takes only half as much life.',
    ],
    battle({ monsters: ['gryphon-rider'] }, { monsters: ['reef-warden'] }),
    ['direct gryphon-rider'],
  ),
  position(
    'MS-9.5',
    ['設置物があると75%', '設置物減為75%', 'A card in the way'],
    [
      '相手の場にフィールドカードがある。ダイレクトアタックのダメージは75%になる。',
      '對手場上有場地卡：直接攻擊的傷害為75%。',
      'Your opponent has a field card: a direct attack takes only 75%.',
    ],
    battle({ monsters: ['blaze-hound'] }, { field: ['drill-yard'] }),
    ['direct blaze-hound'],
  ),
  position(
    'MS-9.6',
    ['無意味な自滅', '無意義的自滅', 'A pointless attack'],
    [
      '《火の粉の精》では《千年の樹霊》を倒せず、反撃で自分だけが倒れる。そんな攻撃は選べない。',
      '《火花小精》打不倒《千年樹靈》，反而會被反擊打倒：這種攻擊不能選。',
      'Ember Mote could not beat Elder Treant and would fall to its counter: such an attack is not offered.',
    ],
    battle({ monsters: ['ember-mote', 'blaze-hound'] }, { monsters: ['elder-treant', 'glacier-queen'] }),
    ['attack blaze-hound > elder-treant'],
  ),
];
