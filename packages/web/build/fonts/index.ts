/**
 * Cuts the fonts for Han characters and kana down to the characters that the app can show in a language. Those of the
 * home page travel inside the style sheet, in one request; the others stay in pieces, of which a page loads a few.
 * What people type themselves, such as names, is shown in a font of the system where it has other characters.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { allSources, charactersOf, homeSources, type Script } from './text.ts';

const SHEET = /@fontsource-variable\/noto-(?:sans|serif)-(jp|tc)\/wght\.css$/;
const SCRIPTS: Readonly<Record<string, Script>> = { jp: 'ja', tc: 'zh-Hant' };
const CACHE = fileURLToPath(new URL('../../../../.taisen/fonts/', import.meta.url));
const HOME = fileURLToPath(new URL('../../src/main.tsx', import.meta.url));

export interface Face {
  readonly css: string;
  readonly url: string;
  readonly characters: readonly number[];
}

/** The `@font-face` rules of a style sheet. */
export const facesOf = (sheet: string): readonly Face[] =>
  [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([css]) => ({
    css,
    url: /url\(([^)]+)\)/.exec(css)?.[1] ?? '',
    characters: rangesOf(/unicode-range:\s*([^;]+);/.exec(css)?.[1] ?? ''),
  }));

const rangesOf = (text: string): number[] =>
  text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

const rangeOf = (characters: readonly number[]): string => characters.map((code) => `U+${code.toString(16)}`).join(',');

/** A part of a font file, cached across builds. Returns the path of the new file. */
async function cut(file: string, characters: readonly number[]): Promise<string> {
  const font = readFileSync(file);
  const key = createHash('sha256').update(font).update(characters.join()).digest('hex').slice(0, 24);
  const path = join(CACHE, `${key}.woff2`);
  if (existsSync(path)) return path;
  const options = { targetFormat: 'woff2', keepFeatures: [], noHinting: true } as const;
  const part = await subsetFont(font, String.fromCodePoint(...characters), options);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, part);
  return path;
}

async function cutSheet(id: string, script: Script): Promise<string> {
  const home = charactersOf(homeSources(HOME), script);
  const all = charactersOf(allSources(), script);
  const folder = dirname(id);
  const faces: string[] = [];
  for (const face of facesOf(readFileSync(id, 'utf8'))) {
    const add = async (characters: readonly number[], inside: boolean) => {
      if (characters.length === 0) return;
      const file = await cut(join(folder, face.url), characters);
      const url = inside
        ? `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
        : relative(folder, file).replaceAll('\\', '/');
      const css = face.css.replace(/url\([^)]+\)/, () => `url("${url}")`);
      faces.push(css.replace(/unicode-range:[^;]+;/, `unicode-range: ${rangeOf(characters)};`));
    };
    await add(
      face.characters.filter((code) => home.has(code)),
      true,
    );
    await add(
      face.characters.filter((code) => all.has(code) && !home.has(code)),
      false,
    );
  }
  return faces.join('\n');
}

export function fonts(): Plugin {
  return {
    name: 'taisen:fonts',
    enforce: 'pre',
    apply: 'build',
    load: (id) => {
      const script = SCRIPTS[SHEET.exec(id)?.[1] ?? ''];
      return script === undefined ? null : cutSheet(id, script);
    },
  };
}
