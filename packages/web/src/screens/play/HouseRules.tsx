import './house-rules.css';
import { ratedRulings } from '@taisen/kernel';
import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import type { TableSpec } from '../../local/spec.ts';
import { useRulingValue } from '../../ruling-value.ts';
import { PLAY } from '../../words/play.ts';

interface HouseRulesProps {
  readonly ui: GameUi;
  /** The rulings to show; all if absent. */
  readonly only?: readonly string[];
  readonly rulings: TableSpec['rulings'];
  readonly onChange: (rulings: TableSpec['rulings']) => void;
}

/** The rulings of a table, for rules that the author left open. */
export function HouseRules({ ui, only, rulings, onChange }: HouseRulesProps) {
  const say = useSay();
  const shown = Object.entries(ui.game.rulings).filter(([key]) => only?.includes(key) ?? true);
  const valueText = useRulingValue(ui);
  return (
    <details className="house-rules">
      <summary>{say(PLAY.houseRules)}</summary>
      {only === undefined ? <FairStart ui={ui} rulings={rulings} onChange={onChange} /> : null}
      {shown.map(([key, { about, values, default: usual, rule }]) => (
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
                {valueText(key, each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

/** The rulings of rated games, for a game in which the author's own favour one seat. */
function FairStart({ ui, rulings, onChange }: Omit<HouseRulesProps, 'only'>) {
  const say = useSay();
  const fair = ratedRulings(ui.game);
  const names = Object.keys(fair);
  if (names.length === 0) return null;
  const others = Object.fromEntries(Object.entries(rulings).filter(([name]) => !names.includes(name)));
  return (
    <label className="house-rule">
      <span>{say(PLAY.fairStart)}</span>
      <input
        type="checkbox"
        checked={names.every((name) => rulings[name] === fair[name])}
        onChange={(event) => onChange(event.target.checked ? { ...others, ...fair } : others)}
      />
    </label>
  );
}
