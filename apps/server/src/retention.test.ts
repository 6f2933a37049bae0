import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { retention, tablesOfNobody } from './retention.ts';
import { createTestApp } from './testing/test-app.ts';

test('how long what is kept about persons stands in the docs as it stands in the code', () => {
  const path = join(import.meta.dirname, '../../../docs/retention.md');
  const rows = readFileSync(path, 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith('What is kept about persons'))
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    retention.map(({ what, why, kept, after, job }) => [
      what,
      why,
      kept,
      after,
      job === undefined ? '' : `\`${job}\``,
    ]),
  );
});

test('every table is kept for a named time or says nothing of any person', async () => {
  await using server = await createTestApp();
  const { engine, handle } = server.deps.database;
  const tables = await handle.introspection.getTables();
  const known = new Set([...retention.flatMap((each) => each.tables), ...tablesOfNobody]);
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const there = new Set(tables.map(({ name }) => name));
  const elsewhere = engine === 'sqlite' ? ['migrations', 'siteChanges'] : ['migrations'];
  expect([...known].filter((name) => !elsewhere.includes(name) && !there.has(name))).toEqual([]);
});

test('every job that holds a time is one the clock does', async () => {
  await using server = await createTestApp();
  const { money, fulfilment, messages } = server.rounds;
  const jobs = new Set<string>([...money, ...fulfilment, ...messages].map(({ name }) => name));
  const named = retention.flatMap(({ job }) => job ?? []);
  expect(named.filter((name) => !jobs.has(name))).toEqual([]);
});
