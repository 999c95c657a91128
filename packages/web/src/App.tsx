/** The routes. Every screen but the home page is fetched when it is opened. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { entryOf, type GameEntry } from './games/index.ts';
import { Home } from './home/Home.tsx';
import { useSay } from './language.ts';
import { NotFound } from './NotFound.tsx';
import { storeApp } from './update.ts';
import { FRAME } from './words/frame.ts';

const GamePage = lazy(() => import('./screens/GamePage.tsx'));
const Gallery = lazy(() => import('./screens/Gallery.tsx'));
const RuleBook = lazy(() => import('./screens/RuleBook.tsx'));
const Decks = lazy(() => import('./screens/Decks.tsx'));
const Account = lazy(() => import('./screens/Account.tsx'));
const Settings = lazy(() => import('./screens/Settings.tsx'));
const Replay = lazy(() => import('./screens/Replay.tsx'));
const OnlineTable = lazy(() => import('./screens/OnlineTable.tsx'));
const Replays = lazy(() => import('./screens/Replays.tsx'));
const Players = lazy(() => import('./screens/Players.tsx'));
const Profile = lazy(() => import('./screens/Profile.tsx'));
const Authors = lazy(() => import('./screens/Authors.tsx'));
const RulesForAuthors = lazy(() => import('./screens/RulesForAuthors.tsx'));
const VersionsForAuthors = lazy(() => import('./screens/VersionsForAuthors.tsx'));
const Position = lazy(() => import('./screens/Position.tsx'));
const Lab = lazy(() => import('./screens/Lab.tsx'));
const Learn = lazy(() => import('./screens/Learn.tsx'));
const FirstGame = lazy(() => import('./screens/FirstGame.tsx'));
const Lesson = lazy(() => import('./screens/Lesson.tsx'));
const Challenge = lazy(() => import('./screens/Challenge.tsx'));
const Draft = lazy(() => import('./screens/Draft.tsx'));
const Play = lazy(() => import('./screens/Play.tsx'));
const LocalTable = lazy(() => import('./screens/LocalTable.tsx'));

export function App() {
  const [path] = useLocation();
  useEffect(() => storeApp(path), [path]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/settings">
            <Settings />
          </Route>
          <Route path="/account">
            <Account />
          </Route>
          <Route path="/games">
            <Replays />
          </Route>
          <Route path="/people/:id">{({ id }) => <Profile key={id} id={id} />}</Route>
          <Route path="/table/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
          <Route path="/replay/local/:id">{({ id }) => <Replay key={id} from="local" id={id} />}</Route>
          <Route path="/replay/file">
            <Replay from="file" id="" />
          </Route>
          <Route path="/replay/:id">{({ id }) => <Replay key={id} from="server" id={id} />}</Route>
          <Route path="/:game/*?">{({ game }) => <InGame entry={entryOf(game)} />}</Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function InGame({ entry }: { readonly entry: GameEntry | undefined }) {
  if (entry === undefined) return <NotFound />;
  return (
    <Switch>
      <Route path="/:game">
        <GamePage entry={entry} />
      </Route>
      <Route path="/:game/cards/:id?">{({ id }) => <Gallery entry={entry} id={id} />}</Route>
      {entry.hasRuleBook ? (
        <Route path="/:game/rules">
          <RuleBook entry={entry} />
        </Route>
      ) : null}
      {entry.decks ? <Route path="/:game/decks/:id?">{({ id }) => <Decks entry={entry} id={id} />}</Route> : null}
      <Route path="/:game/authors">
        <Authors entry={entry} />
      </Route>
      <Route path="/:game/authors/versions">
        <VersionsForAuthors entry={entry} />
      </Route>
      {entry.hasRuleBook ? (
        <Route path="/:game/authors/rules">
          <RulesForAuthors entry={entry} />
        </Route>
      ) : null}
      <Route path="/:game/lab">
        <Lab entry={entry} />
      </Route>
      <Route path="/:game/learn/positions/:key">{({ key }) => <Position key={key} entry={entry} rule={key} />}</Route>
      <Route path="/:game/play">
        <Play entry={entry} />
      </Route>
      {entry.decks ? (
        <Route path="/:game/draft/quick">
          <Draft key="quick" entry={entry} kind="quick" />
        </Route>
      ) : null}
      {entry.decks ? (
        <Route path="/:game/draft/sealed">
          <Draft key="sealed" entry={entry} kind="sealed" />
        </Route>
      ) : null}
      <Route path="/:game/players">
        <Players entry={entry} />
      </Route>
      <Route path="/:game/replays">
        <Replays entry={entry} />
      </Route>
      {entry.hasLessons ? <Route path="/:game/learn/*?">{() => <Learning entry={entry} />}</Route> : null}
      {entry.hasLessons ? (
        <Route path="/:game/daily">
          <Challenge entry={entry} />
        </Route>
      ) : null}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** A game's lessons. */
function Learning({ entry }: { readonly entry: GameEntry }) {
  return (
    <Switch>
      <Route path="/:game/learn">
        <Learn entry={entry} />
      </Route>
      <Route path="/:game/learn/first">
        <FirstGame entry={entry} />
      </Route>
      <Route path="/:game/learn/lessons/:id">{({ id }) => <Lesson key={id} entry={entry} id={id} />}</Route>
      <Route path="/:game/learn/challenges/:n">
        {({ n }) => <Challenge key={n} entry={entry} number={Number(n)} />}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <p className="waiting" role="status">
      {say(FRAME.loading)}
    </p>
  );
}
