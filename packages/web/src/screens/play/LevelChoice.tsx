/** The five bots to choose from, by their faces. */
import { LEVELS } from '@taisen/bots';
import { useSay } from '../../language.ts';
import { Face } from '../../opponents/Face.tsx';
import { PLAY } from '../../words/play.ts';

interface LevelChoiceProps {
  readonly level: string;
  /** Those that the player has beaten. */
  readonly beaten: readonly string[];
  readonly onChoose: (level: string) => void;
}

export function LevelChoice({ level, beaten, onChoose }: LevelChoiceProps) {
  const say = useSay();
  const chosen = LEVELS.find(({ id }) => id === level);
  return (
    <fieldset className="tiles levels">
      <legend>{say(PLAY.opponent)}</legend>
      <div>
        {LEVELS.map(({ id, name }) => (
          <label key={id} data-chosen={id === level || undefined}>
            <input type="radio" name="level" checked={id === level} onChange={() => onChoose(id)} />
            <Face level={id} />
            <b>{say(name)}</b>
            {beaten.includes(id) ? (
              <span className="beaten">
                <span aria-hidden="true">✓</span>
                <span className="hidden-text">{say(PLAY.beaten)}</span>
              </span>
            ) : null}
          </label>
        ))}
      </div>
      {chosen === undefined ? null : (
        <p className="about-chosen">
          {say(chosen.about)} {say(chosen.style)}
        </p>
      )}
    </fieldset>
  );
}
