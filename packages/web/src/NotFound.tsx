import { Link } from 'wouter';
import { useSay } from './language.ts';
import { Page } from './Page.tsx';
import { FRAME } from './words/frame.ts';

export function NotFound() {
  const say = useSay();
  return (
    <Page title={say(FRAME.notFound)} narrow>
      <h1 className="page-title">{say(FRAME.notFound)}</h1>
      <p>{say(FRAME.notFoundWhy)}</p>
      <Link href="/" className="button main">
        {say(FRAME.toGames)}
      </Link>
    </Page>
  );
}
