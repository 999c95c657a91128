import { useSay } from '../../language.ts';
import { SERIES } from '../../words/series.ts';

interface SeriesChoiceProps {
  readonly three: boolean;
  readonly onChoose: (three: boolean) => void;
}

/** One game, or whoever wins two. */
export function SeriesChoice({ three, onChoose }: SeriesChoiceProps) {
  const say = useSay();
  return (
    <fieldset className="setting">
      <legend>{say(SERIES.length)}</legend>
      {([false, true] as const).map((each) => (
        <label key={String(each)}>
          <input type="radio" name="series" checked={each === three} onChange={() => onChoose(each)} />
          <span>
            {say(each ? SERIES.three : SERIES.one)} {each ? <small>{say(SERIES.about)}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
