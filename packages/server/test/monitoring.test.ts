/** The board and the alerts name only figures that the server has. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createMetrics, createWorkerMetrics } from '../src/metrics.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'deploy', 'monitoring');
const named = (file: string) => [
  ...new Set(readFileSync(join(folder, file), 'utf8').match(/\b(taisen|process)_\w+/g) ?? []),
];

const main = createMetrics(() => ({ sockets: 0, waiting: 0 }));
const worker = createWorkerMetrics(() => ({ tables: 0, thoughts: 0, thinkers: 0, difference: 0, notices: 0 }));
const names = new Set(
  [main.registry, worker.registry]
    .flatMap((registry) => registry.getMetricsAsArray())
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
);

test.each(['grafana.json', 'alerts.yaml'])('%s names only figures that exist', (file) => {
  const used = named(file);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

const deploy = join(folder, '..');
test.each(globSync('**/*.yaml', { cwd: deploy }))('%s can be read', (file) => {
  const documents = [...parseAllDocuments(readFileSync(join(deploy, file), 'utf8'))];
  expect(documents.length).toBeGreaterThan(0);
  for (const { errors, warnings } of documents) expect([...errors, ...warnings]).toEqual([]);
});

test('every alert says what is wrong, and how urgent it is', () => {
  const { groups } = parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; labels: object; annotations: object }[] }[];
  };
  for (const { labels, annotations } of groups.flatMap(({ rules }) => rules)) {
    expect(labels).toEqual({ severity: expect.stringMatching(/^(page|work)$/) });
    expect(annotations).toEqual({ summary: expect.any(String) });
  }
});

test('the board is one that Grafana reads: panels with queries, each at its own place', () => {
  const { panels } = JSON.parse(readFileSync(join(folder, 'grafana.json'), 'utf8')) as {
    panels: { gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
  // Figures that the server has and nobody looks at would be noise.
  const shown = named('grafana.json').join(' ');
  for (const { name } of worker.registry.getMetricsAsArray()) expect(shown).toContain(name);
});
