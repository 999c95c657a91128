/** The clock and the house rules of a table, before somebody sits down. */
import type { TableInfo } from '@taisen/protocol';
import type { GameUi } from '../../games/game-ui.ts';
import { useSay } from '../../language.ts';
import { useRulingValue } from '../../ruling-value.ts';
import { ONLINE } from '../../words/online.ts';
import { PLAY } from '../../words/play.ts';
import { SERIES } from '../../words/series.ts';
import { isSet } from '../play/SetChoice.tsx';

export function TableTerms({ ui, table }: { readonly ui: GameUi; readonly table: TableInfo }) {
  const say = useSay();
  const { bank, decision } = table.clock;
  const changed = Object.entries(table.rulings).filter(([key, value]) => ui.game.rulings[key]?.default !== value);
  const set = ui.game.houseSets?.find((each) => isSet(each.rulings, table.rulings));
  const valueText = useRulingValue(ui);
  return (
    <dl className="table-terms">
      <dt>{say(ONLINE.clock)}</dt>
      <dd>
        {[
          ...(decision === null ? [] : [say(ONLINE.secondsEach, { n: Math.round(decision / 1000) })]),
          ...(bank === null ? [] : [say(ONLINE.minutesEach, { n: Math.round(bank / 60_000) })]),
          ...(decision === null && bank === null ? [say(ONLINE.noClock)] : []),
        ].join(' + ')}
      </dd>
      {decision === null && bank === null ? null : (
        <dd>
          <small>{say(bank === null ? ONLINE.timeoutMove : ONLINE.timeoutBank)}</small>
        </dd>
      )}
      {table.series === undefined ? null : (
        <>
          <dt>{say(SERIES.length)}</dt>
          <dd>
            {say(SERIES.three)} <small>{say(SERIES.about)}</small>
          </dd>
        </>
      )}
      <dt>{say(ONLINE.kind)}</dt>
      <dd>{say(table.rated ? ONLINE.rated : ONLINE.casual)}</dd>
      {set === undefined ? null : (
        <>
          <dt>{say(PLAY.modes)}</dt>
          <dd>
            {say(set.name)} <small>{say(set.about)}</small>
          </dd>
        </>
      )}
      {changed.length === 0 ? null : <dt>{say(PLAY.houseRules)}</dt>}
      {changed.map(([key, value]) => {
        const ruling = ui.game.rulings[key];
        return (
          <dd key={key}>
            {ruling === undefined ? key : say(ruling.about)} <b>{valueText(key, value)}</b>
          </dd>
        );
      })}
    </dl>
  );
}
