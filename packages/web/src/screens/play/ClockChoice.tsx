import { useSay } from '../../language.ts';
import { ONLINE } from '../../words/online.ts';

/** The clocks to choose from, in milliseconds. */
export const CLOCKS = {
  noClock: undefined,
  perMove: { bank: null, decision: 60_000, grace: 60_000, longest: 604_800_000 },
  bank: { bank: 900_000, decision: null, grace: 60_000, longest: 604_800_000 },
} as const;
export type ClockName = keyof typeof CLOCKS;

interface ClockChoiceProps {
  readonly clock: ClockName;
  readonly onChoose: (clock: ClockName) => void;
}

export function ClockChoice({ clock, onChoose }: ClockChoiceProps) {
  const say = useSay();
  return (
    <fieldset className="setting">
      <legend>{say(ONLINE.clock)}</legend>
      {(Object.keys(CLOCKS) as ClockName[]).map((name) => (
        <label key={name}>
          <input type="radio" name="clock" checked={name === clock} onChange={() => onChoose(name)} />
          {say(ONLINE[name])}
        </label>
      ))}
    </fieldset>
  );
}
