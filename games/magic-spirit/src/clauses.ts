/** How a clause's own numbers become numbers of its card: `n` of the clause `basic` is `basic_n` of the card. */
import type { Vars, Words } from '@taisen/kernel';
import type { Clause, MsAbility, Part } from './card.ts';

const LANGUAGES = ['ja', 'zh-Hant', 'en'] as const;

/** A text with its places renamed. */
export function renamed(text: Words, name: (own: string) => string): Words {
  const each = (language: (typeof LANGUAGES)[number]) =>
    text[language].replace(/\{(\w+)\}/g, (_, n: string) => `{${name(n)}}`);
  return { ja: each('ja'), 'zh-Hant': each('zh-Hant'), en: each('en') };
}

/** Several texts one after the other; English needs a space between them. */
export function joined(...texts: readonly Words[]): Words {
  return {
    ja: texts.map((text) => text.ja).join(''),
    'zh-Hant': texts.map((text) => text['zh-Hant']).join(''),
    en: texts.map((text) => text.en).join(' '),
  };
}

/** Reads some numbers of a larger record under their own names; made anew only when that record is another one. */
function lens<V extends Vars>(names: readonly string[], outer: (name: string) => string): (all: Vars) => V {
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

/** The clause as the card's ability `key`, its numbers added to `vars`. */
export function own(key: string, clause: Clause, vars: Record<string, number>): { ability: MsAbility; says: Words } {
  const outer = (name: string) => `${key}_${name}`;
  const names = Object.keys(clause.vars);
  for (const name of names) vars[outer(name)] = clause.vars[name] as number;
  const see = lens(names, outer);
  const { run, when, can, later, modifies, modifiesPlayer, ...rest } = clause.does(key);
  const ability: { -readonly [K in keyof MsAbility]: MsAbility[K] } = { ...rest };
  if (run !== undefined) ability.run = (g, self, all, event) => run(g, self, see(all), event);
  if (when !== undefined) ability.when = (g, self, event, all) => when(g, self, event, see(all));
  if (can !== undefined) ability.can = (g, self, all) => can(g, self, see(all));
  if (later !== undefined) ability.later = (g, self, all, effect) => later(g, self, see(all), effect);
  if (modifies !== undefined) {
    ability.modifies = mapped(
      modifies,
      (change) => (g, self, card, value, all) => change(g, self, card, value, see(all)),
    );
  }
  if (modifiesPlayer !== undefined) {
    ability.modifiesPlayer = mapped(
      modifiesPlayer,
      (change) => (g, self, seat, value, all) => change(g, self, seat, value, see(all)),
    );
  }
  return { ability, says: renamed(clause.text, outer) };
}

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Effects one after the other, as one. It can be used when its first one can. */
export function sequence(...parts: readonly Part[]): Part {
  const vars: Record<string, number> = {};
  const texts: Words[] = [];
  const runs = parts.map((part, i) => {
    const outer = (name: string) => `${name}${i + 1}`;
    const names = Object.keys(part.vars);
    for (const name of names) vars[outer(name)] = part.vars[name] as number;
    texts.push(renamed(part.text, outer));
    return { part, see: lens(names, outer) };
  });
  const [first] = runs;
  return {
    vars,
    text: joined(...texts),
    run: function* (g, self, all, key, event) {
      for (const { part, see } of runs) {
        const op = g.s.result === null ? part.run(g, self, see(all), key, event) : undefined;
        if (op !== undefined) yield* op;
      }
    },
    can: (g, self, all) => first?.part.can?.(g, self, first.see(all)) ?? true,
  };
}
