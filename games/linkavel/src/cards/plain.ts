/** Monsters without effect: a body for each step of the ladder. */
import { plain } from '../card.ts';

export const PLAIN = [
  plain('ember-whelp', { name: { ja: '熾火の仔狐', 'zh-Hant': '餘燼小狐', en: 'Ember Whelp' }, attribute: 'fire', family: 'ember', level: 1, power: 900, art: { icon: 'fox' } }),
  plain('ripple-fry', { name: { ja: 'さざ波の稚魚', 'zh-Hant': '漣漪魚苗', en: 'Ripple Fry' }, attribute: 'water', family: 'tide', level: 1, power: 800, art: { icon: 'fish' } }),
  plain('moss-pup', { name: { ja: '苔の仔犬', 'zh-Hant': '苔蘚幼犬', en: 'Moss Pup' }, attribute: 'grass', family: 'grove', level: 1, power: 850, art: { icon: 'dog' } }),
  plain('lamp-moth', { name: { ja: '灯り蛾', 'zh-Hant': '燈蛾', en: 'Lamp Moth' }, attribute: 'light', family: 'choir', level: 1, power: 700, art: { icon: 'moth' } }),
  plain('gloom-rat', { name: { ja: '薄闇の鼠', 'zh-Hant': '幽暗鼠', en: 'Gloom Rat' }, attribute: 'dark', family: 'veil', level: 1, power: 750, art: { icon: 'rat' } }),
  plain('cairn-imp', { name: { ja: '石積みの小鬼', 'zh-Hant': '石堆小鬼', en: 'Cairn Imp' }, attribute: 'void', level: 1, power: 1000, art: { icon: 'stone' } }),
  plain('kiln-hound', { name: { ja: '窯の猟犬', 'zh-Hant': '窯火獵犬', en: 'Kiln Hound' }, attribute: 'fire', family: 'ember', level: 2, power: 1600, cost: { level: 1, count: 1 }, art: { icon: 'hound' } }),
  plain('reef-warden', { name: { ja: '礁の番人', 'zh-Hant': '礁石守衛', en: 'Reef Warden' }, attribute: 'water', family: 'tide', level: 2, power: 1500, cost: { level: 1, count: 1 }, art: { icon: 'crab' } }),
  plain('bark-titan', { name: { ja: '樹皮の巨人', 'zh-Hant': '樹皮巨人', en: 'Bark Titan' }, attribute: 'grass', family: 'grove', level: 3, power: 2300, cost: { level: 2, count: 1 }, art: { icon: 'ent' } }),
  plain('monolith', { name: { ja: '無の大石柱', 'zh-Hant': '虛無巨石', en: 'Monolith' }, attribute: 'void', level: 4, power: 3000, cost: { level: 3, count: 1 }, art: { icon: 'monolith' } }),
];
