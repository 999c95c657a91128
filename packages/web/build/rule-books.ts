/** A rule book becomes a page when the app is built: each rule is an element that a link can point at. */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({ async: false });

/** What follows is for those who build the game. */
const END = '<!-- The app ends the book here';
/** For rules that a table may change. */
const HOUSE_RULE = { en: 'House rule', ja: 'ハウスルール', 'zh-Hant': '自訂規則' };

/**
 * `- **LV-6.4** …` becomes a list item with the id `LV-6.4`, and its id a link to itself; `_(Ruling \`name\`.)_` a mark
 * that a table may change the rule; and every section gets an id for the contents.
 */
export function ruleBookPage(markdown: string, language: keyof typeof HOUSE_RULE = 'en'): string {
  const [book = ''] = markdown.split(END);
  const html = marked.parse(book, { async: false });
  let sections = 0;
  return html
    .replaceAll(
      /<li>(?:<p>)?<strong>([A-Z]{2}-\d+\.\d+)<\/strong>/g,
      (whole, id: string) =>
        `<li id="${id}" class="rule">${whole.includes('<p>') ? '<p>' : ''}<a class="rule-id" href="#${id}">${id}</a>`,
    )
    .replaceAll(
      /<em>[(（][^<]*(?:<code>[^<]*<\/code>[^<]*)+<\/em>/g,
      `<small class="may-change">${HOUSE_RULE[language]}</small>`,
    )
    .replaceAll('<h2>', () => `<h2 id="section-${++sections}">`);
}

const languageOf = (file: string): keyof typeof HOUSE_RULE =>
  file.endsWith('.ja.md') ? 'ja' : file.endsWith('.zh-Hant.md') ? 'zh-Hant' : 'en';

export function ruleBooks(): Plugin {
  return {
    name: 'taisen:rule-books',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(ruleBookPage(readFileSync(file, 'utf8'), languageOf(file)))}`;
    },
  };
}
