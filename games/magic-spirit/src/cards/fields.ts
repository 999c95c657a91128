/** Field cards: they hold for the whole field, mostly for both sides (MS-7.1). */
import { atTurnEnd, atTurnStart } from '../abilities.ts';
import { field } from '../card.ts';
import {
  alliesAttack,
  burn,
  cure,
  draw,
  everyAttack,
  everyCounter,
  everyEffectTaken,
  healAll,
  pitch,
  sequence,
  shelter,
  tollSetsuna,
} from '../parts/index.ts';

export const FIELDS = [
  field('volcanic-rim', ['火口の縁', '火山口', 'Volcanic Rim'], ['fire', 2], 'volcano', {
    always: everyAttack('fire', 400),
    end: atTurnEnd(burn(100)),
  }),
  field('sunken-temple', ['沈んだ神殿', '沉沒神殿', 'Sunken Temple'], ['water', 2], 'temple-gate', {
    always: everyAttack('water', 300),
    end: atTurnEnd(healAll(200)),
  }),
  field('cathedral-of-dawn', ['暁の大聖堂', '黎明大教堂', 'Cathedral of Dawn'], ['light', 3], 'saint-basil-cathedral', {
    always: shelter(20),
    end: atTurnEnd(cure(100)),
  }),
  field('moonless-marsh', ['月なき沼', '無月沼澤', 'Moonless Marsh'], ['dark', 2], 'swamp', {
    always: everyAttack('dark', 400),
  }),
  field('silent-observatory', ['沈黙の観測所', '靜默觀測所', 'Silent Observatory'], ['dark', 3], 'telescope', {
    always: tollSetsuna(1),
  }),
  field('neon-district', ['ネオン街区', '霓虹街區', 'Neon District'], ['future', 2], 'modern-city', {
    always: everyAttack('future', 400),
  }),
  field('conductor-plains', ['導電平原', '導電平原', 'Conductor Plains'], ['future', 2], 'lightning-storm', {
    always: everyEffectTaken(25),
  }),
  field('ancient-jungle', ['太古の密林', '太古密林', 'Ancient Jungle'], ['primal', 2], 'jungle', {
    always: everyAttack('primal', 400),
  }),
  field('bramble-maze', ['茨の迷路', '荊棘迷宮', 'Bramble Maze'], ['primal', 2], 'maze', { always: everyCounter(50) }),
  field('drill-yard', ['練兵場', '練兵場', 'Drill Yard'], ['none', 3], 'target-dummy', { always: alliesAttack(200) }),
  field('great-library', ['大図書館', '大圖書館', 'The Great Library'], ['none', 3], 'bookshelf', {
    start: atTurnStart(sequence(pitch(1), draw(1))),
  }),
];
