/** The shared deck (HL-2.3): one copy of every performer, each in its own file. */
import type { HlCardDef } from '../card.ts';
import { ambassadorSari } from './ambassador-sari.ts';
import { blackoutVolt } from './blackout-volt.ts';
import { bodyguardIwao } from './bodyguard-iwao.ts';
import { booingKage } from './booing-kage.ts';
import { boomerangCora } from './boomerang-cora.ts';
import { bouncerTetsu } from './bouncer-tetsu.ts';
import { bouquetHana } from './bouquet-hana.ts';
import { chairMomo } from './chair-momo.ts';
import { costumeMako } from './costume-mako.ts';
import { curtainRei } from './curtain-rei.ts';
import { drumrollGoro } from './drumroll-goro.ts';
import { duelGin } from './duel-gin.ts';
import { dyevatAi } from './dyevat-ai.ts';
import { earlybirdHina } from './earlybird-hina.ts';
import { echotapeKoda } from './echotape-koda.ts';
import { encoreHibiki } from './encore-hibiki.ts';
import { finaleOuka } from './finale-ouka.ts';
import { flashbulbChie } from './flashbulb-chie.ts';
import { fleamarketBon } from './fleamarket-bon.ts';
import { fullhouseKotone } from './fullhouse-kotone.ts';
import { gachaRiko } from './gacha-riko.ts';
import { ghostwriterFude } from './ghostwriter-fude.ts';
import { giftwrapRibbon } from './giftwrap-ribbon.ts';
import { headlinerTsubasa } from './headliner-tsubasa.ts';
import { hecklerBibi } from './heckler-bibi.ts';
import { homecomingSato } from './homecoming-sato.ts';
import { jankenMimi } from './janken-mimi.ts';
import { jokerPierrot } from './joker-pierrot.ts';
import { karaokeDodo } from './karaoke-dodo.ts';
import { landladyObara } from './landlady-obara.ts';
import { lanternRumi } from './lantern-rumi.ts';
import { lastTrainTsumugi } from './last-train-tsumugi.ts';
import { ledgerFumi } from './ledger-fumi.ts';
import { metronomeKachi } from './metronome-kachi.ts';
import { mirrorAoi } from './mirror-aoi.ts';
import { moonlitYoru } from './moonlit-yoru.ts';
import { nightbusHayato } from './nightbus-hayato.ts';
import { parfaitNana } from './parfait-nana.ts';
import { peepholeMitsu } from './peephole-mitsu.ts';
import { pickpocketJuri } from './pickpocket-juri.ts';
import { prismNanairo } from './prism-nanairo.ts';
import { puppetToto } from './puppet-toto.ts';
import { quickchangeLulu } from './quickchange-lulu.ts';
import { rainyShizuku } from './rainy-shizuku.ts';
import { revolvingSuzu } from './revolving-suzu.ts';
import { rivalKyo } from './rival-kyo.ts';
import { scoutRen } from './scout-ren.ts';
import { sirenNami } from './siren-nami.ts';
import { smokeKei } from './smoke-kei.ts';
import { spotlightEma } from './spotlight-ema.ts';
import { stagedoorSena } from './stagedoor-sena.ts';
import { stagehandTaku } from './stagehand-taku.ts';
import { staticNoa } from './static-noa.ts';
import { tourvanDai } from './tourvan-dai.ts';
import { trafficKoji } from './traffic-koji.ts';
import { trapdoorMoguri } from './trapdoor-moguri.ts';
import { umbrellaTamaki } from './umbrella-tamaki.ts';
import { understudyYuzu } from './understudy-yuzu.ts';
import { velvetropeRin } from './velvetrope-rin.ts';
import { vinylKaede } from './vinyl-kaede.ts';

export const CARDS: readonly HlCardDef[] = [
  ambassadorSari,
  blackoutVolt,
  bodyguardIwao,
  booingKage,
  boomerangCora,
  bouncerTetsu,
  bouquetHana,
  chairMomo,
  costumeMako,
  curtainRei,
  drumrollGoro,
  duelGin,
  dyevatAi,
  earlybirdHina,
  echotapeKoda,
  encoreHibiki,
  finaleOuka,
  flashbulbChie,
  fleamarketBon,
  fullhouseKotone,
  gachaRiko,
  ghostwriterFude,
  giftwrapRibbon,
  headlinerTsubasa,
  hecklerBibi,
  homecomingSato,
  jankenMimi,
  jokerPierrot,
  karaokeDodo,
  landladyObara,
  lanternRumi,
  lastTrainTsumugi,
  ledgerFumi,
  metronomeKachi,
  mirrorAoi,
  moonlitYoru,
  nightbusHayato,
  parfaitNana,
  peepholeMitsu,
  pickpocketJuri,
  prismNanairo,
  puppetToto,
  quickchangeLulu,
  rainyShizuku,
  revolvingSuzu,
  rivalKyo,
  scoutRen,
  sirenNami,
  smokeKei,
  spotlightEma,
  stagedoorSena,
  stagehandTaku,
  staticNoa,
  tourvanDai,
  trafficKoji,
  trapdoorMoguri,
  umbrellaTamaki,
  understudyYuzu,
  velvetropeRin,
  vinylKaede,
];
