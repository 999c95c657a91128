/** Magic for the player's own main phase, made of the common parts. */
import { use } from '../abilities.ts';
import { magic } from '../card.ts';
import {
  boost,
  borrowTokens,
  cleanse,
  damageAll,
  damageEvery,
  damageForLife,
  damageOpponent,
  damageOwner,
  destroyFieldOrPhase,
  destroyOne,
  destroyWeak,
  discardOwn,
  draw,
  gainHpAll,
  gainLife,
  gainTokenWith,
  giveStatus,
  healAll,
  lastStand,
  lockOpponentTokens,
  mine,
  offerDead,
  opponentDiscardsRandom,
  overclocked,
  poison,
  recycle,
  removeCharges,
  returnCheap,
  returnFromGraveyard,
  revive,
  rewindAll,
  sacrifice,
  search,
  sequence,
  splash,
  summonFromHand,
} from '../parts/index.ts';

export const MAGIC = [
  magic(
    'fireball',
    { name: { ja: '火球', 'zh-Hant': '火球', en: 'Fireball' }, attribute: 'fire', cost: 2, art: { icon: 'fireball' } },
    use(splash(1000, 300)),
  ),
  magic(
    'blazing-rain',
    {
      name: { ja: '炎の雨', 'zh-Hant': '火雨', en: 'Blazing Rain' },
      attribute: 'fire',
      cost: 4,
      art: { icon: 'burning-meteor' },
    },
    use(damageAll(900)),
  ),
  magic(
    'war-drums',
    { name: { ja: '戦太鼓', 'zh-Hant': '戰鼓', en: 'War Drums' }, attribute: 'fire', cost: 2, art: { icon: 'drum' } },
    use(boost(500, 'allies')),
  ),
  magic(
    'scorching-words',
    {
      name: { ja: '灼けつく言葉', 'zh-Hant': '灼熱之語', en: 'Scorching Words' },
      attribute: 'fire',
      cost: 1,
      art: { icon: 'flame-tunnel' },
    },
    use(damageOpponent(500)),
  ),
  magic(
    'ashes-to-sparks',
    {
      name: { ja: '灰から火花へ', 'zh-Hant': '灰燼生火', en: 'Ashes to Sparks' },
      attribute: 'fire',
      cost: 3,
      art: { icon: 'fire-ring' },
    },
    use(revive(3, { attribute: 'fire' })),
  ),
  magic(
    'healing-spring',
    {
      name: { ja: '癒しの泉', 'zh-Hant': '療癒之泉', en: 'Healing Spring' },
      attribute: 'water',
      cost: 2,
      art: { icon: 'water-fountain' },
    },
    use(healAll(800)),
  ),
  magic(
    'undertow',
    {
      name: { ja: '引き潮', 'zh-Hant': '退潮', en: 'Undertow' },
      attribute: 'water',
      cost: 3,
      art: { icon: 'wave-crest' },
    },
    use(returnCheap(5)),
  ),
  magic(
    'clear-water',
    {
      name: { ja: '清めの水', 'zh-Hant': '清淨之水', en: 'Clear Water' },
      attribute: 'water',
      cost: 1,
      art: { icon: 'water-flask' },
    },
    use(sequence(cleanse(), gainLife(300))),
  ),
  magic(
    'ocean-memory',
    {
      name: { ja: '海の記憶', 'zh-Hant': '海之記憶', en: 'Memory of the Ocean' },
      attribute: 'water',
      cost: 3,
      art: { icon: 'triton-head' },
    },
    use(sequence(draw(2), gainLife(400))),
  ),
  magic(
    'blessing-of-dawn',
    {
      name: { ja: '暁の祝福', 'zh-Hant': '黎明祝福', en: 'Blessing of Dawn' },
      attribute: 'light',
      cost: 3,
      art: { icon: 'sunrise' },
    },
    use(gainHpAll(400)),
  ),
  magic(
    'muster',
    {
      name: { ja: '騎士の招集', 'zh-Hant': '騎士集結', en: 'Muster' },
      attribute: 'light',
      cost: 2,
      art: { icon: 'rally-the-troops' },
    },
    use(search({ category: 'knight' })),
  ),
  magic(
    'second-dawn',
    {
      name: { ja: '再びの暁', 'zh-Hant': '再臨黎明', en: 'Second Dawn' },
      attribute: 'light',
      cost: 5,
      art: { icon: 'sun-radiations' },
    },
    use(revive(5)),
  ),
  magic(
    'prayer',
    { name: { ja: '祈り', 'zh-Hant': '祈禱', en: 'Prayer' }, attribute: 'light', cost: 1, art: { icon: 'prayer' } },
    use(gainLife(700)),
  ),
  magic(
    'dark-bargain',
    {
      name: { ja: '闇の取引', 'zh-Hant': '黑暗交易', en: 'Dark Bargain' },
      attribute: 'dark',
      cost: 2,
      art: { icon: 'evil-book' },
    },
    use(sequence(damageOwner(500), draw(2))),
  ),
  magic(
    'creeping-plague',
    {
      name: { ja: '忍び寄る疫', 'zh-Hant': '潛行瘟疫', en: 'Creeping Plague' },
      attribute: 'dark',
      cost: 3,
      art: { icon: 'virus' },
    },
    use(poison(300, 'foes')),
  ),
  magic(
    'soul-siphon',
    {
      name: { ja: '魂吸い', 'zh-Hant': '吸魂', en: 'Soul Siphon' },
      attribute: 'dark',
      cost: 3,
      art: { icon: 'soul-vessel' },
    },
    use(damageForLife(900)),
  ),
  magic(
    'mind-theft',
    { name: { ja: '心盗み', 'zh-Hant': '竊心', en: 'Mind Theft' }, attribute: 'dark', cost: 2, art: { icon: 'brain' } },
    use(opponentDiscardsRandom()),
  ),
  magic(
    'grave-pact',
    {
      name: { ja: '墓の契約', 'zh-Hant': '墳墓契約', en: 'Grave Pact' },
      attribute: 'dark',
      cost: 2,
      art: { icon: 'tombstone' },
    },
    use(returnFromGraveyard({ kind: 'monster' })),
  ),
  magic(
    'dark-offering',
    {
      name: { ja: '闇の供物', 'zh-Hant': '暗之供物', en: 'Dark Offering' },
      attribute: 'dark',
      cost: 3,
      art: { icon: 'sacrificial-dagger' },
    },
    use(sequence(sacrifice(), destroyWeak(3000))),
  ),
  magic(
    'overclock',
    {
      name: { ja: '過加速', 'zh-Hant': '超頻', en: 'Overclock' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'overdrive' },
    },
    use(overclocked()),
  ),
  magic(
    'power-grid',
    {
      name: { ja: '電力網', 'zh-Hant': '電力網', en: 'Power Grid' },
      attribute: 'future',
      cost: 3,
      art: { icon: 'power-generator' },
    },
    use(gainTokenWith('machine')),
  ),
  magic(
    'blackout',
    {
      name: { ja: '停電', 'zh-Hant': '停電', en: 'Blackout' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'light-bulb' },
    },
    use(lockOpponentTokens(2)),
  ),
  magic(
    'data-mining',
    {
      name: { ja: '情報採掘', 'zh-Hant': '資料探勘', en: 'Data Mining' },
      attribute: 'future',
      cost: 1,
      art: { icon: 'processor' },
    },
    use(mine(4)),
  ),
  magic(
    'demolition',
    {
      name: { ja: '解体', 'zh-Hant': '拆除', en: 'Demolition' },
      attribute: 'future',
      cost: 2,
      art: { icon: 'wrecking-ball' },
    },
    use(destroyFieldOrPhase()),
  ),
  magic(
    'earthquake',
    {
      name: { ja: '大地震', 'zh-Hant': '大地震', en: 'Earthquake' },
      attribute: 'primal',
      cost: 3,
      art: { icon: 'earth-crack' },
    },
    use(damageEvery(800)),
  ),
  magic(
    'call-of-the-wild',
    {
      name: { ja: '野生の呼び声', 'zh-Hant': '野性呼喚', en: 'Call of the Wild' },
      attribute: 'primal',
      cost: 2,
      art: { icon: 'paw' },
    },
    use(search({ attribute: 'primal', kind: 'monster' })),
  ),
  magic(
    'primal-roar',
    {
      name: { ja: '原始の咆哮', 'zh-Hant': '原始咆哮', en: 'Primal Roar' },
      attribute: 'primal',
      cost: 3,
      art: { icon: 'sonic-shout' },
    },
    use(giveStatus('foes', 'frozen')),
  ),
  magic(
    'stampede',
    {
      name: { ja: '大暴走', 'zh-Hant': '大暴走', en: 'Stampede' },
      attribute: 'primal',
      cost: 4,
      art: { icon: 'trample' },
    },
    use(giveStatus('allies', 'roused', 'turn')),
  ),
  magic(
    'loose-threads',
    {
      name: { ja: 'ほつれ', 'zh-Hant': '脫線', en: 'Loose Threads' },
      attribute: 'none',
      cost: 2,
      art: { icon: 'sewing-string' },
    },
    use(removeCharges()),
  ),
  magic(
    'travel-rations',
    {
      name: { ja: '旅の糧', 'zh-Hant': '旅糧', en: 'Travel Rations' },
      attribute: 'none',
      cost: 1,
      art: { icon: 'sliced-bread' },
    },
    use(sequence(discardOwn(1), draw(2))),
  ),
  magic(
    'ambush',
    { name: { ja: '伏兵', 'zh-Hant': '伏兵', en: 'Ambush' }, attribute: 'none', cost: 2, art: { icon: 'hidden' } },
    use(summonFromHand(3)),
  ),
  magic(
    'rethreading',
    {
      name: { ja: '糸の巻き直し', 'zh-Hant': '重繞絲線', en: 'Rethreading' },
      attribute: 'none',
      cost: 2,
      art: { icon: 'sewing-needle' },
    },
    use(recycle(4, 2)),
  ),
  magic(
    'rewind',
    {
      name: { ja: '巻き戻し', 'zh-Hant': '倒帶', en: 'Rewind' },
      attribute: 'future',
      cost: 3,
      art: { icon: 'backward-time' },
    },
    use(rewindAll()),
  ),
  magic(
    'last-stand',
    {
      name: { ja: '背水の陣', 'zh-Hant': '背水一戰', en: 'Last Stand' },
      attribute: 'primal',
      cost: 3,
      art: { icon: 'flying-flag' },
    },
    use(lastStand(800)),
  ),
  magic(
    'borrowed-time',
    {
      name: { ja: '前借りの時', 'zh-Hant': '預支時光', en: 'Borrowed Time' },
      attribute: 'none',
      cost: 1,
      art: { icon: 'contract' },
    },
    use(borrowTokens(2)),
  ),
  magic(
    'dwellers-feast',
    {
      name: { ja: '闇の宴', 'zh-Hant': '暗之盛宴', en: "Dwellers' Feast" },
      attribute: 'dark',
      cost: 4,
      art: { icon: 'meal' },
    },
    use(sequence(offerDead('dweller', 3), destroyOne())),
  ),
  magic(
    'wings-of-dawn',
    {
      name: { ja: '暁の翼', 'zh-Hant': '黎明之翼', en: 'Wings of Dawn' },
      attribute: 'light',
      cost: 2,
      art: { icon: 'feathered-wing' },
    },
    use(giveStatus('ally', 'winged', 'turn')),
  ),
];
