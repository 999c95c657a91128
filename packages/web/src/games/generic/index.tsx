/** Everything that the screens need of a game, made from its `Game` alone. */
import icons from 'virtual:generic-icons';
import { type Game, Match, type View, viewOf } from '@taisen/kernel';
import type { CSSProperties } from 'react';
import { type AnyCard, COMMA, type FaceProps, type GameUi, numberNow } from '../game-ui.ts';
import { rulesOf } from '../rules.ts';
import { type CardStyle, Face } from './Face.tsx';
import { marksOf, numberFacets, numberFields, textFacets } from './fields.ts';
import { hueOf } from './hues.ts';
import { layoutFor } from './layout.ts';
import { timbre } from './sound.ts';

export async function genericUi(id: string): Promise<GameUi> {
  const [game, outlines] = await Promise.all([rulesOf(id), icons[id]?.()]);
  return uiFor(game, outlines?.default ?? {});
}

export function uiFor(game: Game, outlines: CardStyle['icons'] = {}): GameUi {
  const cards = game.cards as readonly AnyCard[];
  const style: CardStyle = { game, icons: outlines, numbers: numberFields(game), texts: textFacets(game) };
  const opening = openingView(game);
  const hue = hueOf(game.id);
  return {
    game,
    cards,
    Face: (props: FaceProps<AnyCard>) => <Face {...props} style={style} />,
    Back: () => (
      <div className="gc-back" style={{ '--hue': hue } as CSSProperties}>
        <b>{[...game.name.en][0]}</b>
      </div>
    ),
    layout: layoutFor(game, opening),
    timbre,
    facets: [...style.texts, ...numberFacets(style.numbers, cards)],
    facts: factsFor(style),
    ...deckFor(style, opening),
  };
}

/** The table at the first decision of a match with the first ready deck. */
function openingView(game: Game): View {
  const deck = game.decks[0]?.cards ?? [];
  return viewOf(Match.start(game, { seed: 'opening', decks: [deck, deck] }), 0);
}

const factsFor =
  ({ game, numbers, texts }: CardStyle): GameUi['facts'] =>
  (def, language, now) => {
    const kinds = texts.flatMap(({ values, of }) =>
      of(def).map((id) => values.find((value) => value.id === id)?.name[language] ?? id),
    );
    const values = numbers.flatMap(({ key, name, printed }) => {
      const value = numberNow(now, key) ?? printed(def);
      return value === undefined ? [] : [`${name[language]} ${value}`];
    });
    const marks = marksOf(
      game,
      now,
      numbers.map(({ key }) => key),
      language,
    );
    return [...kinds, ...values, ...marks].join(COMMA[language]);
  };

/** For games with decks: a deck is as large as the first ready one. */
function deckFor({ game, numbers, texts }: CardStyle, opening: View): Pick<GameUi, 'deck'> {
  const size = game.decks[0]?.cards.length ?? 0;
  const counted = numbers.find(({ key }) => key === 'cost') ?? numbers[0];
  if (size === 0 || counted === undefined) return {};
  const hands = ['hand:0', 'hand:1'].map((zone) => opening.zones[zone]?.count ?? 0);
  return {
    deck: {
      size,
      // The player who begins may have drawn already.
      hand: Math.min(...hands),
      curve: { name: counted.name, of: (def) => counted.printed(def) ?? null },
      chart: texts[0]?.id ?? counted.key,
    },
  };
}
