import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

import { poolFigures } from '../database/database-figures.ts';
import { watchIntegrity } from '../database/integrity-watch.ts';
import { createLogLines } from '../http/log/log-lines.ts';
import { createPageCache } from '../http/pages/page-cache.ts';
import { pageFigures } from '../http/pages/page-figures.ts';
import { createRenderQueue } from '../http/pages/render-queue.ts';
import { listFigures } from '../list-figures.ts';
import { readConfig } from '../read-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createFailureLog } from './export-failures.ts';
import { createMetrics } from './metrics.ts';

/* Compares the dashboard and the alert rules with what the server exports. */

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Panel {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(read('deploy/grafana/uid-security.json')) as { panels: Panel[] };

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; do: string; runbook: string };
}
const { groups } = parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const expressions: [place: string, expression: string][] = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

/** The name of each exported metric, and its labels. */
const exported = new Map<string, Set<string>>();

beforeAll(async () => {
  await using database = await openTestDatabase();
  const metrics = createMetrics([
    ...listFigures({
      // Sets everything whose figures exist only if it is configured.
      config: readConfig({ BACKUP_DIR: '/nonexistent', PUBLIC_ORIGIN: 'https://127.0.0.1:1' }),
      database: { ...database, figures: poolFigures({ totalCount: 2, idleCount: 1 }, () => 0) },
      integrity: watchIntegrity('/nonexistent', Date.now),
      log: createLogLines(() => undefined),
      now: () => 0,
    }),
    ...pageFigures({
      caches: { pages: createPageCache({ now: () => 0, readPrices: async () => [] }) },
      queues: [createRenderQueue()],
      refused: () => 0,
    }),
    ...createFailureLog({ now: () => 0 }).figures,
  ]);
  metrics.watch(Fastify());
  const answered = { id: '', method: 'GET', url: '/', route: '/*', status: 200, elapsedMs: 1 };
  metrics.count({ ...answered, address: '' });
  const ended = { ms: 1, isFailed: false };
  metrics.onEnd({ kind: 'statement', engine: 'sqlite', sql: 'select 1' }, ended);
  metrics.onEnd({ kind: 'call', role: 'payment', provider: 'x', operation: 'start' }, ended);
  metrics.onEnd({ kind: 'job', name: 'back-up' }, ended);
  // The process has a value of this metric only after its first garbage collection.
  exported.set('nodejs_gc_duration_seconds_sum', new Set(['kind']));
  for (const { name, values } of await metrics.collect()) {
    if (values.length === 0) exported.set(name, new Set());
    for (const { metricName = name, labels } of values)
      exported.set(metricName, new Set(Object.keys(labels)));
  }
});

/** Labels that Prometheus itself adds. */
const ofPrometheus = new Set(['instance', 'job']);
const words = new Set(
  'absent and by on histogram_quantile increase le max min or rate sum topk unless'.split(' '),
);

interface Asked {
  name: string;
  labels: string[];
}

/** The metrics in an expression, each with the labels that select its series, and the labels by which it groups. */
function readExpression(expression: string): { metrics: Asked[]; grouped: string[] } {
  const grouped = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim()),
  );
  const plain = expression.replaceAll(/\b(?:by|on) \([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const metrics = [...plain.matchAll(/\b([a-z_][a-z0-9_]*)(?:\{([^}]*)\})?/g)]
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }))
    .filter(({ name }) => !words.has(name));
  return { metrics, grouped };
}

test.each(expressions)('%s asks for what the server exports: %s', (_place, expression) => {
  const { metrics, grouped } = readExpression(expression.replaceAll(/"[^"]*"/g, '""'));
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.map(({ name }) => name).filter((name) => !exported.has(name))).toEqual([]);
  const known = new Set(metrics.flatMap(({ name }) => [...(exported.get(name) ?? [])]));
  const selected = metrics.flatMap(({ labels }) => labels);
  const asked = [...selected, ...grouped].filter((label) => !ofPrometheus.has(label));
  expect(asked.filter((label) => !known.has(label))).toEqual([]);
  // Counts opening and closing parentheses.
  expect(expression.split('(')).toHaveLength(expression.split(')').length);
});

/** False for metrics that every program has which Prometheus reads, itself included. */
function isOurs(name: string): boolean {
  return !/^(process|nodejs)_/.test(name);
}

test.each(rules)('$alert heeds no figure of another program', ({ expr }) => {
  expect(readExpression(expr).metrics.some(({ name }) => isOurs(name))).toBe(true);
});

test('a process that grows is told of before its container ends it', () => {
  const [, max = ''] = /> (\d+)$/.exec(rules.find(isOfMemory)?.expr ?? '') ?? [];
  for (const file of ['deploy/compose.yml', 'deploy/kubernetes/server.yaml']) {
    const server =
      read(file)
        .split(/^ {2}server:$/m)
        .at(-1) ?? '';
    const [, megabytes = ''] = /limits: \{[^}]* memory: (\d+)Mi? \}/.exec(server) ?? [];
    expect(Number(max), file).toBeLessThan(0.8 * Number(megabytes) * 2 ** 20);
  }
});

function isOfMemory({ alert }: Rule): boolean {
  return alert === 'MemoryGrows';
}

test('every figure of ours stands on the dashboard', () => {
  const shown = new Set(
    panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => readExpression(expr).metrics.map(({ name }) => baseOf(name))),
    ),
  );
  const own = new Set([...exported.keys()].filter(isOurs).map(baseOf));
  expect([...own].filter((name) => !shown.has(name))).toEqual([]);
});

function baseOf(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}

test('every panel has an id of its own and asks for something', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const charts = panels.filter(({ type }) => type !== 'row');
  expect(charts.length).toBeGreaterThan(20);
  expect(charts.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
});

test('every rule says how long, how urgent and what to do, in a section of the runbook', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(rules.map(({ alert }) => alert)).toEqual(headings);
  for (const { alert, for: time, labels, annotations } of rules) {
    expect(time).toMatch(/^\d+[mh]$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations).toEqual({
      summary: expect.stringMatching(/\.$/),
      do: expect.stringMatching(/\S/),
      runbook: `docs/runbook.md#${alert.toLowerCase()}`,
    });
    expect(existsSync(join(root, annotations.runbook.split('#', 1)[0] ?? ''))).toBe(true);
  }
});
