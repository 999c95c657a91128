/** Sections of a Markdown file that commands write, between two comments that name them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Replaces the section of that name; the rest of the file stays. A new one comes last. */
export function writeSection(file: string, name: string, lines: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${from}\n\n${lines}\n\n${to}`;
  const [start, end] = [before.indexOf(from), before.indexOf(to)];
  const text =
    start < 0 || end < start
      ? `${before}\n${section}\n`
      : before.slice(0, start) + section + before.slice(end + to.length);
  writeFileSync(file, text);
}
