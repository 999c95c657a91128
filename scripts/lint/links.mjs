/**
 * Checks the links of ARCHITECTURE.md and docs/ that name a line of code: `[Host.receive](packages/table/src/host.ts#L1)`.
 * The line must define what the link names. With `--fix` the line numbers are corrected.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const fix = process.argv.includes('--fix');
const LINK = /\[`([^`]+)`\]\(([^)#]+\.tsx?)#L(\d+)\)/g;
let wrong = 0;

const docs = readdirSync('docs', { recursive: true }).filter((name) => name.endsWith('.md'));
for (const file of ['ARCHITECTURE.md', ...docs.map((name) => join('docs', name))]) {
  const text = readFileSync(file, 'utf8');
  const fixed = text.replaceAll(LINK, (link, name, path, line) => {
    const target = join(dirname(file), path);
    const at = existsSync(target) ? lineOf(readFileSync(target, 'utf8').split('\n'), name) : 0;
    if (at === Number(line)) return link;
    if (at > 0 && fix) return `[\`${name}\`](${path}#L${at})`;
    wrong++;
    const found = at > 0 ? `it is in line ${at}` : 'it is not defined there';
    console.error(`${file}: ${name} is linked to ${relative('.', target)}#L${line}, but ${found}`);
    return link;
  });
  if (fixed !== text) writeFileSync(file, fixed);
}
if (wrong > 0) {
  console.error('npm run fix corrects line numbers');
  process.exitCode = 1;
}

/** The line, from 1, that defines `name` or the member of `Class.member`; 0 if there is none. */
function lineOf(lines, name) {
  const [owner, member] = name.includes('.') ? name.split('.') : [null, name];
  const escaped = member.replaceAll(/[^\w]/g, '');
  const start =
    owner === null ? 0 : lines.findIndex((line) => new RegExp(`\\b(class|interface) ${owner}\\b`).test(line));
  if (start < 0) return 0;
  const definition =
    owner === null
      ? new RegExp(`\\b(function\\*?|const|class|interface|type) ${escaped}\\b`)
      : new RegExp(`^  (private |readonly |static |async |get |\\*)*${escaped}\\b *[(<:=?]`);
  const at = lines.findIndex((line, i) => i >= start && definition.test(line));
  return at + 1;
}
