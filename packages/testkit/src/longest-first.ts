/** Starts the longest test files first, so that no worker is left with one of them when the others have ended. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ends of paths, the longest of each part first. Files that are not named here take a few seconds. */
const LONGEST = [
  'e2e/releases',
  'every-screen',
  'lessons-reach',
  'layout',
  'authors',
  'tables',
  'around',
  'smoke',
  'whole-games',
  'e2e/new-game',
  'dialogs',
  'online',
  'walk',
  'plain-http',
  'clocks',
  'kill',
  'database-restart',
  'quick-match',
  'two-servers',
  'scripts/test/new-game',
  'data-folder',
  'seat-takeover',
  'server',
  'random',
  'random-ember-tide-grove',
  'same-games',
  'matrix',
].map((name) => `/${name}.test.ts`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Parts stay together: a worker that changes to another part starts anew.
    const sorted = await super.sort(files);
    const parts = [...new Set(sorted.map(({ project }) => project.name))];
    return parts.flatMap((part) =>
      sorted.filter(({ project }) => project.name === part).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
