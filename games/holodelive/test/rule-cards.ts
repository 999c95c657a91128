/** Performers that exist only to test a rule, so that the tests do not depend on the pool. */
import { ask, askAll, type Game, type Words } from '@taisen/kernel';
import { type HlCardDef, type Icon, performer, type SkillClause, type Suit } from '../src/card.ts';
import { chooseOnStage } from '../src/choose.ts';
import { draw } from '../src/draw.ts';
import { type HlState, holodelive } from '../src/index.ts';
import { sendHome, toHand } from '../src/stage.ts';

const words = (en: string): Words => ({ ja: en, 'zh-Hant': en, en });
const art = { icon: 'person' };
const face = (id: string, icons: readonly Icon[] = [], suits: readonly Suit[] = []) => ({
  name: words(id),
  icons,
  suits,
  art,
});
const extra = (id: string, icons: readonly Icon[] = [], suits: readonly Suit[] = []): HlCardDef =>
  performer(id, face(id, icons, suits), {});

/** Without skills: `vocal-hot` has the icon VOCAL and the suit HOT; `mute` cards have no icon, `grey` ones no suit. */
const EXTRAS: readonly HlCardDef[] = [
  extra('seiso-cool', ['SEISO'], ['COOL']),
  extra('seiso-hot', ['SEISO'], ['HOT']),
  extra('seiso-lovely', ['SEISO'], ['LOVELY']),
  extra('vocal-cool', ['VOCAL'], ['COOL']),
  extra('vocal-hot', ['VOCAL'], ['HOT']),
  extra('vocal-lovely', ['VOCAL'], ['LOVELY']),
  extra('otaku-cool', ['OTAKU'], ['COOL']),
  extra('otaku-staff', ['OTAKU'], ['STAFF']),
  extra('intel-staff', ['INTEL'], ['STAFF']),
  extra('charisma-hot', ['CHARISMA'], ['HOT']),
  extra('both-hot-cool', ['SEISO', 'VOCAL'], ['HOT', 'COOL']),
  extra('mute-cool', [], ['COOL']),
  extra('mute-hot', [], ['HOT']),
  extra('vocal-grey', ['VOCAL'], []),
  extra('mute-grey', [], []),
  // Different filler cards for the deck.
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((id) => extra(id)),
];

const drawsOne: SkillClause<unknown> = {
  text: words('Draw 1.'),
  *run({ g, seat }) {
    draw(g, seat, 1);
  },
};

const SKILLED: readonly HlCardDef[] = [
  performer('greeter', face('greeter'), {
    play: drawsOne,
  }),
  performer('worker', face('worker'), {
    action: drawsOne,
  }),
  performer('two-trades', face('two-trades'), {
    play: {
      text: words('Send a card of the opponent Home.'),
      *run(k) {
        const id = yield* chooseOnStage(k, k.rival);
        if (id >= 0) sendHome(k.g, id);
      },
    },
    action: drawsOne,
  }),
  performer('banner', face('banner'), {
    passive: {
      text: words('One more card in your draw.'),
      modifiesPlayer: { draws: (_g, self, seat, value) => (seat === self.controller ? value + 1 : value) },
    },
  }),
  performer('interviewer', face('interviewer'), {
    play: {
      text: words('The opponent answers, then both do at once.'),
      *run({ g, seat, rival, asking }) {
        const options = [{ do: 'yes' }, { do: 'no' }];
        const first = yield* ask(rival, 'may', options, asking);
        const [mine, theirs] = yield* askAll([
          { seat, kind: 'may', options, ...asking },
          { seat: rival, kind: 'may', options, ...asking },
        ]);
        if (first.do === 'yes' && mine?.do === 'yes' && theirs?.do === 'yes') draw(g, seat, 1);
      },
    },
  }),
  performer('usher', face('usher'), {
    action: {
      text: words('Return one of your other stage cards to your hand.'),
      *run(k) {
        const id = yield* chooseOnStage(k, k.seat);
        if (id >= 0) toHand(k.g, id, k.seat);
      },
    },
  }),
  performer('closer', face('closer'), {
    passive: {
      text: words('The opponent can play nowhere.'),
      modifiesPlayer: {
        stageClosed: (_g, self, seat, value) => (seat === self.controller ? value : 1),
        backstageClosed: (_g, self, seat, value) => (seat === self.controller ? value : 1),
      },
    },
  }),
];

/** The game with these cards in addition to the pool. The shared deck of a real match contains only the pool. */
export const game: Game<HlState> = { ...holodelive, cards: [...holodelive.cards, ...EXTRAS, ...SKILLED] };
