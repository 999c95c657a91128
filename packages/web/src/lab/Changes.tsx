/** The changes of a game: numbers of cards, and rulings. */
import type { Ruling } from '@taisen/kernel';
import { type CardNumber, numbersOf, type Patch, patchGame } from '@taisen/lab/study';
import { useState } from 'react';
import { Card } from '../cards/Card.tsx';
import type { AnyCard, GameUi } from '../games/game-ui.ts';
import { useLanguage, useSay } from '../language.ts';
import { useRulingValue } from '../ruling-value.ts';
import { LAB, NUMBERS } from '../words/lab.ts';
import { NumberField } from './NumberField.tsx';

interface ChangesProps {
  readonly ui: GameUi;
  readonly changes: Patch;
  onChange(changes: Patch): void;
}

export function Changes({ ui, changes, onChange }: ChangesProps) {
  const say = useSay();
  const language = useLanguage();
  const sayValue = useRulingValue(ui);
  const { game } = ui;
  const { cards = {}, rulings = {} } = changes;
  // A card that was chosen stays open while it has no changes yet.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const shown = [...new Set([...Object.keys(cards), ...opened])].filter((id) =>
    game.cards.some((def) => def.id === id),
  );
  const allRulings = Object.entries(game.rulings as Readonly<Record<string, Ruling>>);
  const changeable = game.cards.filter((def) => numbersOf(def).length > 0 && !shown.includes(def.id));
  const changeCard = (id: string, numbers: Readonly<Record<string, number>>) => {
    const { [id]: _, ...others } = cards;
    onChange({ ...changes, cards: Object.keys(numbers).length === 0 ? others : { ...others, [id]: { ...numbers } } });
  };
  const changeRuling = (name: string, value: Ruling['default']) => {
    const { [name]: _, ...others } = rulings;
    const usual = (game.rulings as Readonly<Record<string, Ruling>>)[name]?.default;
    onChange({ ...changes, rulings: value === usual ? others : { ...others, [name]: value } });
  };
  return (
    <section className="lab-changes" aria-labelledby="lab-changes">
      <h2 id="lab-changes">{say(LAB.changes)}</h2>
      {changeable.length === 0 ? null : (
        <label className="lab-field">
          <span>{say(LAB.changeCard)}</span>
          <select className="field" value="" onChange={({ target }) => setOpened([...opened, target.value])}>
            <option value="">{say(LAB.choose)}</option>
            {changeable.map((def) => (
              <option key={def.id} value={def.id}>
                {def.name[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown.map((id) => (
        <ChangedCard
          key={id}
          ui={ui}
          id={id}
          numbers={cards[id] ?? {}}
          onChange={(numbers) => changeCard(id, numbers)}
          onUndo={() => {
            setOpened(opened.filter((each) => each !== id));
            changeCard(id, {});
          }}
        />
      ))}
      <details className="lab-rulings" open={Object.keys(rulings).length > 0}>
        <summary>{say(LAB.changeRuling)}</summary>
        {allRulings.map(([name, ruling]) => (
          <RulingField
            key={name}
            ruling={ruling}
            value={rulings[name] ?? ruling.default}
            say={(value) => sayValue(name, value)}
            onChange={(value) => changeRuling(name, value)}
          />
        ))}
      </details>
    </section>
  );
}

interface RulingFieldProps {
  readonly ruling: Ruling;
  readonly value: Ruling['default'];
  say(value: Ruling['default']): string;
  onChange(value: Ruling['default']): void;
}

function RulingField({ ruling, value, say: sayValue, onChange }: RulingFieldProps) {
  const say = useSay();
  return (
    <label className="lab-field" data-changed={value !== ruling.default}>
      <span>
        {say(ruling.about)} <small>{ruling.rule}</small>
      </span>
      <select
        className="field"
        value={ruling.values.indexOf(value)}
        onChange={({ target }) => onChange(ruling.values[Number(target.value)] ?? ruling.default)}
      >
        {ruling.values.map((each, i) => (
          <option key={String(each)} value={i}>
            {sayValue(each)}
            {each === ruling.default ? ' *' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChangedCardProps {
  readonly ui: GameUi;
  readonly id: string;
  readonly numbers: Readonly<Record<string, number>>;
  onChange(numbers: Readonly<Record<string, number>>): void;
  onUndo(): void;
}

/** The card as it would be printed, and its numbers. */
function ChangedCard({ ui, id, numbers, onChange, onUndo }: ChangedCardProps) {
  const say = useSay();
  const language = useLanguage();
  const def = ui.game.cards.find((each) => each.id === id) as (typeof ui.game.cards)[number];
  const patched = patchGame(ui.game, { cards: { [id]: { ...numbers } } }).cards.find((each) => each.id === id);
  const change = ({ name, value }: CardNumber, to: number) => {
    const { [name]: _, ...others } = numbers;
    onChange(to === value ? others : { ...others, [name]: to });
  };
  return (
    <div className="lab-card">
      <Card ui={ui} def={patched as unknown as AnyCard} detail="full" />
      <fieldset>
        <legend>{def.name[language]}</legend>
        {numbersOf(def).map((number) => (
          <NumberField
            key={number.name}
            value={numbers[number.name] ?? number.value}
            isChanged={number.name in numbers}
            onChange={(to) => change(number, to)}
          >
            {nameOf(def, number, language, (words) => say(words))} <small>{say(LAB.was, { n: number.value })}</small>
          </NumberField>
        ))}
        <button
          type="button"
          className="chip"
          aria-label={say(LAB.undo, { name: def.name[language] })}
          onClick={onUndo}
        >
          {say(LAB.back)}
        </button>
      </fieldset>
    </div>
  );
}

/** A field by its name; a number of the text by its sentence, with a box where the number is. */
function nameOf(
  { text, vars }: Pick<AnyCard, 'text' | 'vars'>,
  { name }: CardNumber,
  language: 'ja' | 'zh-Hant' | 'en',
  say: (words: (typeof NUMBERS)[string]) => string,
): string {
  const words = NUMBERS[name];
  if (words !== undefined) return say(words);
  const key = name.replace(/^vars\./, '');
  const clause = Object.values(text).find((each) => each[language].includes(`{${key}}`));
  if (clause === undefined) return key;
  return clause[language].replace(/\{(\w+)\}/g, (_, each: string) => (each === key ? '▢' : String(vars[each])));
}
