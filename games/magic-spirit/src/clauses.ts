/** Numbers of a clause become numbers of its card: `n` of the clause `basic` is `basic_n` of the card. */
import type { Vars, Words } from '@taisen/kernel';
import type { Clause, MsAbility, Part } from './card.ts';

const LANGUAGES = ['ja', 'zh-Hant', 'en'] as const;

/** A text with renamed placeholders. */
export function renamePlaceholders(text: Words, name: (placeholder: string) => string): Words {
  const each = (language: (typeof LANGUAGES)[number]) =>
    text[language].replace(/\{(\w+)\}/g, (_, n: string) => `{${name(n)}}`);
  return { ja: each('ja'), 'zh-Hant': each('zh-Hant'), en: each('en') };
}

/** Concatenates texts; English needs a space between them. */
export function joinTexts(...texts: readonly Words[]): Words {
  return {
    ja: texts.map((text) => text.ja).join(''),
    'zh-Hant': texts.map((text) => text['zh-Hant']).join(''),
    en: texts.map((text) => text.en).join(' '),
  };
}

/** Reads some numbers of a record by their short names. The result is cached for the last record. */
function varsReader<V extends Vars>(names: readonly string[], outer: (name: string) => string): (all: Vars) => V {
  let seen: Vars | null = null;
  let view = {} as V;
  return (all) => {
    if (all !== seen) {
      seen = all;
      view = Object.fromEntries(names.map((name) => [name, all[outer(name)]])) as V;
    }
    return view;
  };
}

/** The clause as the ability `key` of a card. Adds its numbers to `vars`. */
export function bindClause(
  key: string,
  clause: Clause,
  vars: Record<string, number>,
): { ability: MsAbility; text: Words } {
  const outer = (name: string) => `${key}_${name}`;
  const names = Object.keys(clause.vars);
  for (const name of names) vars[outer(name)] = clause.vars[name] as number;
  const varsOf = varsReader(names, outer);
  const { run, when, can, later, modifies, modifiesPlayer, ...rest } = clause.does(key);
  const ability: { -readonly [K in keyof MsAbility]: MsAbility[K] } = { ...rest };
  if (run !== undefined) ability.run = (g, self, all, event) => run(g, self, varsOf(all), event);
  if (when !== undefined) ability.when = (g, self, event, all) => when(g, self, event, varsOf(all));
  if (can !== undefined) ability.can = (g, self, all) => can(g, self, varsOf(all));
  if (later !== undefined) ability.later = (g, self, all, effect) => later(g, self, varsOf(all), effect);
  if (modifies !== undefined) {
    ability.modifies = mapValues(
      modifies,
      (change) => (g, self, card, value, all) => change(g, self, card, value, varsOf(all)),
    );
  }
  if (modifiesPlayer !== undefined) {
    ability.modifiesPlayer = mapValues(
      modifiesPlayer,
      (change) => (g, self, seat, value, all) => change(g, self, seat, value, varsOf(all)),
    );
  }
  return { ability, text: renamePlaceholders(clause.text, outer) };
}

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Several effects, one after the other, as one part. It can be used when its price can be paid and any other can. */
export function sequence(...parts: readonly Part[]): Part {
  const vars: Record<string, number> = {};
  const texts: Words[] = [];
  const runs = parts.map((part, i) => {
    const outer = (name: string) => `${name}${i + 1}`;
    const names = Object.keys(part.vars);
    for (const name of names) vars[outer(name)] = part.vars[name] as number;
    texts.push(renamePlaceholders(part.text, outer));
    return { part, varsOf: varsReader(names, outer) };
  });
  return {
    vars,
    text: joinTexts(...texts),
    run: function* (g, self, all, key, event) {
      for (const { part, varsOf } of runs) {
        const op = g.s.result === null ? part.run(g, self, varsOf(all), key, event) : undefined;
        if (op !== undefined) yield* op;
      }
    },
    can: (g, self, all) => {
      const can = ({ part, varsOf }: (typeof runs)[number]) => part.can?.(g, self, varsOf(all)) ?? true;
      return (
        runs.every((one) => one.part.price !== true || can(one)) && runs.some((one) => !one.part.price && can(one))
      );
    },
  };
}
