/** The paths of all pages (src/App.tsx) as `routes.json`, so that the server can answer 404 for any other. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const APP = new URL('../src/App.tsx', import.meta.url);

/** Without the path that leads every unknown page of a game to its own list. */
export const routesIn = (app: string): readonly string[] =>
  [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path as string).filter((path) => !path.includes('*'));

export function routes(): Plugin {
  return {
    name: 'taisen:routes',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(routesIn(readFileSync(APP, 'utf8')));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}
