import { useSay } from '../language.ts';
import { PEOPLE } from './words.ts';

interface RatingProps {
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
}

/** A rating with its uncertainty: the true one is in this range with 95%. */
export function Rating({ value, deviation, provisional }: RatingProps) {
  const say = useSay();
  return (
    <>
      <b>{Math.round(value)}</b> <small>±{Math.round(deviation * 2)}</small>
      {provisional ? <small> · {say(PEOPLE.provisional)}</small> : null}
    </>
  );
}
