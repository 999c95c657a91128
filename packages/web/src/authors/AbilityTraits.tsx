import { useSay } from '../language.ts';
import { AUTHORS } from '../words/authors.ts';
import { type AnyAbility, traitsOf } from './ability.ts';

/** How an ability starts, what it changes, and its game's own fields, by their names in the code. */
export function AbilityTraits({ ability }: { readonly ability: AnyAbility }) {
  const say = useSay();
  const { on, itself, may, later, modifies, modifiesPlayer, fields } = traitsOf(ability);
  const lists = [
    [AUTHORS.modifies, modifies],
    [AUTHORS.modifiesPlayer, modifiesPlayer],
    [AUTHORS.fields, fields],
  ] as const;
  return (
    <ul className="traits">
      {on === null ? null : (
        <li>
          {say(AUTHORS.startsOn)} <code>{on}</code> {itself ? null : say(AUTHORS.ofAnyCard)}
        </li>
      )}
      {may ? <li>{say(AUTHORS.may)}</li> : null}
      {later ? <li>{say(AUTHORS.later)}</li> : null}
      {lists.map(([name, values]) =>
        values.length === 0 ? null : (
          <li key={name.en}>
            {say(name)}{' '}
            {values.map((value) => (
              <code key={value}>{value}</code>
            ))}
          </li>
        ),
      )}
    </ul>
  );
}
