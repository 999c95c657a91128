/** The tests that prove a clause or a rule, or a mark that there is none. */
import type { ProvingTest } from '../../build/tests/index.ts';
import { useSay } from '../language.ts';
import { AUTHORS } from '../words/authors.ts';

export function TestList({ tests = [] }: { readonly tests?: readonly ProvingTest[] | undefined }) {
  const say = useSay();
  if (tests.length === 0)
    return (
      <p className="untested">
        <span aria-hidden="true">⚠ </span>
        {say(AUTHORS.noTest)}
      </p>
    );
  return (
    <ul className="proofs" lang="en">
      {tests.map(({ title, file, line }) => (
        <li key={`${file}:${line} ${title}`}>
          {title}{' '}
          <code>
            {file}:{line}
          </code>
        </li>
      ))}
    </ul>
  );
}
