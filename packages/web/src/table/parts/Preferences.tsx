/** The settings of tables on this device, shown in a table's menu and on the settings page. */
import { useSay } from '../../language.ts';
import { TABLE } from '../../words/table.ts';
import { changeSettings, SPEEDS, useTableSettings } from '../settings.ts';

/** The speed of animations. */
export function SpeedChoice() {
  const say = useSay();
  const { speed } = useTableSettings();
  return SPEEDS.map((each) => (
    <label key={each}>
      <input type="radio" name="speed" checked={each === speed} onChange={() => changeSettings({ speed: each })} />
      <span>{say(TABLE[each])}</span>
    </label>
  ));
}

const SWITCHES = ['sound', 'confirm', 'askUnused'] as const;

export function Switches() {
  const say = useSay();
  const settings = useTableSettings();
  return (
    <>
      {SWITCHES.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={settings[each]}
            onChange={() => changeSettings({ [each]: !settings[each] })}
          />
          {say(TABLE[each])}
        </label>
      ))}
      <label>
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={settings.volume}
          disabled={!settings.sound}
          onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
        />
        {say(TABLE.volume)}
      </label>
    </>
  );
}
