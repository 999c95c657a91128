import { Link } from 'wouter';
import { Shape } from './art/Shape.tsx';
import { useSay } from './language.ts';
import { FRAME } from './words/frame.ts';

export function SettingsLink() {
  const say = useSay();
  return (
    <Link href="/settings" className="button round" aria-label={say(FRAME.settings)}>
      <Shape name="gear" />
    </Link>
  );
}
