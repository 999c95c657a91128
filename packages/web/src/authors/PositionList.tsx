import { Link } from 'wouter';
import { useSay } from '../language.ts';
import type { Placed } from './cards.ts';

interface PositionListProps {
  readonly positions: readonly Placed[];
  /** The rule is named beside the list. */
  readonly ofRule?: boolean;
}

export function PositionList({ positions, ofRule = false }: PositionListProps) {
  const say = useSay();
  return (
    <ul className="author-positions">
      {positions.map(({ href, position }) => (
        <li key={href}>
          <Link href={href}>
            {ofRule ? null : <b>{position.rule} </b>}
            {say(position.title)}
          </Link>{' '}
          <span>{say(position.task)}</span>
        </li>
      ))}
    </ul>
  );
}
