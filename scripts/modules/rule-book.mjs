/** The rules of a game's rule books: the text of each in three languages, by id. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BOOKS = { ja: 'RULES.ja.md', 'zh-Hant': 'RULES.zh-Hant.md', en: 'RULES.md' };

export function ruleBookOf(folder) {
  const rules = {};
  for (const [language, name] of Object.entries(BOOKS)) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    for (const [, id, text] of readFileSync(file, 'utf8').matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$/gm)) {
      rules[id] ??= {};
      rules[id][language] = text;
    }
  }
  return rules;
}
