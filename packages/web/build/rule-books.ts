/** A rule book becomes a page when the app is built: each rule is an element that a link can point at. */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({ async: false });

/** `- **LV-6.4** …` becomes a list item with the id `LV-6.4`, and its id a link to itself. */
export function ruleBookPage(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replaceAll(
      /<li>(?:<p>)?<strong>([A-Z]{2}-\d+\.\d+)<\/strong>/g,
      (whole, id: string) =>
        `<li id="${id}" class="rule">${whole.includes('<p>') ? '<p>' : ''}<a class="rule-id" href="#${id}">${id}</a>`,
    )
    .replaceAll(/<a href="[^"]*glossary\.md">(.*?)<\/a>/g, '$1');
}

export function ruleBooks(): Plugin {
  return {
    name: 'taisen:rule-books',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(ruleBookPage(readFileSync(file, 'utf8')))}`;
    },
  };
}
