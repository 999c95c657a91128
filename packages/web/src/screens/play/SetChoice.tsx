/** The modes of a game: the usual rules, or house rules that people play together. */
import type { HouseSet, RulingValues } from '@taisen/kernel';
import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import { PLAY } from '../../words/play.ts';

interface SetChoiceProps {
  readonly ui: GameUi;
  readonly rulings: RulingValues;
  readonly onChoose: (rulings: RulingValues) => void;
}

export const isSet = (set: RulingValues, rulings: RulingValues): boolean =>
  Object.keys(set).length === Object.keys(rulings).length &&
  Object.entries(set).every(([name, value]) => rulings[name] === value);

export function SetChoice({ ui, rulings, onChoose }: SetChoiceProps) {
  const say = useSay();
  const { houseSets = [] } = ui.game;
  if (houseSets.length === 0) return null;
  const usual: HouseSet = { id: 'usual', name: PLAY.usualRules, about: PLAY.usualRulesAbout, rulings: {} };
  return (
    <fieldset className="setting">
      <legend>{say(PLAY.modes)}</legend>
      {[usual, ...houseSets].map((set) => (
        <label key={set.id}>
          <input
            type="radio"
            name="house-set"
            checked={isSet(set.rulings, rulings)}
            onChange={() => onChoose(set.rulings)}
          />
          <span>
            <b>{say(set.name)}</b> <small>{say(set.about)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
