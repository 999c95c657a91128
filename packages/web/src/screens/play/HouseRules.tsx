import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import type { TableSpec } from '../../local/spec.ts';
import { PLAY } from '../../words/play.ts';

interface HouseRulesProps {
  readonly ui: GameUi;
  readonly rulings: TableSpec['rulings'];
  readonly onChange: (rulings: TableSpec['rulings']) => void;
}

/** The rulings of a table, for rules that the author left open. */
export function HouseRules({ ui, rulings, onChange }: HouseRulesProps) {
  const say = useSay();
  return (
    <details className="house-rules">
      <summary>{say(PLAY.houseRules)}</summary>
      {Object.entries(ui.game.rulings).map(([key, { about, values, default: usual, rule }]) => (
        <label key={key} className="house-rule">
          <span>
            {say(about)} <small>{rule}</small>
          </span>
          <select
            value={String(rulings[key] ?? usual)}
            onChange={(event) => {
              const value = values.find((each) => String(each) === event.target.value) ?? usual;
              const { [key]: _, ...rest } = rulings;
              onChange(value === usual ? rest : { ...rest, [key]: value });
            }}
          >
            {values.map((each) => (
              <option key={String(each)} value={String(each)}>
                {typeof each === 'boolean' ? say(each ? PLAY.yes : PLAY.no) : String(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
