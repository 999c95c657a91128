/** Which decks play, by which bots, and how often. */
import { LEVELS } from '@taisen/bots';
import type { Words } from '@taisen/kernel';
import type { Study } from '@taisen/lab/study';
import { useOwnDecks } from '../decks/store.ts';
import type { GameUi } from '../games/game-ui.ts';
import { useSay } from '../language.ts';
import { LAB } from '../words/lab.ts';
import { NumberField } from './NumberField.tsx';
import { MOST_ON_SERVER, withDecks } from './study.ts';

interface SettingProps {
  readonly ui: GameUi;
  readonly study: Study;
  onChange(study: Study): void;
}

/** Level 5 takes seconds for a decision: hours for a study. */
const BOTS: readonly (readonly [string, Words])[] = [
  ['random', LAB.random],
  ['greedy', LAB.greedy],
  ...LEVELS.filter(({ id }) => id !== 'level5').map(({ id, name }) => [id, name] as const),
];

type Deck = NonNullable<Study['decks']>[number];
const deckName = (deck: Deck): string => (typeof deck === 'string' ? deck : deck.name);

export function Setting({ ui, study, onChange }: SettingProps) {
  const say = useSay();
  const { game } = ui;
  const own = useOwnDecks().filter((deck) => deck.game === game.id);
  const ready = game.decks.map(({ id }) => id);
  const chosen: readonly Deck[] = study.decks ?? ready;
  const offered: readonly (readonly [Deck, string])[] = [
    ...game.decks.map(({ id, name }) => [id, say(name)] as const),
    ...own
      .filter(({ name }) => !ready.includes(name) && !name.includes('/'))
      .map(({ name, cards }): readonly [Deck, string] => [{ name, cards: [...cards] }, name]),
  ];
  const toggle = (deck: Deck, on: boolean) => {
    const others = chosen.filter((each) => deckName(each) !== deckName(deck));
    const next = on ? [...others, deck] : others;
    if (next.length > 0) onChange(withDecks(study, next, ready.length));
  };
  const setBot = (seat: 0 | 1, name: string) => {
    const bots: [string, string] = [...study.bots];
    bots[seat] = name;
    onChange({ ...study, bots });
  };
  return (
    <section className="lab-setting" aria-labelledby="lab-setting">
      <h2 id="lab-setting">{say(LAB.setting)}</h2>
      {offered.length < 2 ? null : (
        <fieldset className="lab-decks">
          <legend>{say(LAB.decks)}</legend>
          {offered.map(([deck, name]) => (
            <label key={deckName(deck)}>
              <input
                type="checkbox"
                checked={chosen.some((each) => deckName(each) === deckName(deck))}
                onChange={({ target }) => toggle(deck, target.checked)}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {([0, 1] as const).map((seat) => (
        <label key={seat} className="lab-field">
          <span>{say(LAB.botOf, { n: seat + 1 })}</span>
          <select className="field" value={study.bots[seat]} onChange={({ target }) => setBot(seat, target.value)}>
            {BOTS.map(([id, name]) => (
              <option key={id} value={id}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <NumberField
        value={study.seeds.games}
        min={1}
        max={MOST_ON_SERVER}
        onChange={(games) => onChange({ ...study, seeds: { ...study.seeds, games } })}
      >
        {say(LAB.games)}
      </NumberField>
    </section>
  );
}
