import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'features');
const files = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !/\.test\.ts$|\/(testing|attacks)\//.test(file))
  .map((file) => ({
    file,
    feature: file.split('/')[0] ?? '',
    text: readFileSync(join(folder, file), 'utf8'),
  }));

/** Which features write each table. */
const writers = new Map<string, Set<string>>();
for (const { feature, text } of files)
  for (const table of tablesAfter(text, 'insertInto|updateTable|deleteFrom'))
    writers.set(table, (writers.get(table) ?? new Set()).add(feature));

test('each table is written by one feature', () => {
  const shared = [...writers].filter(([, features]) => features.size > 1);
  expect(shared).toEqual([]);
  expect(writers.get('orders')).toEqual(new Set(['orders']));
});

test('what reads tables of other features for a page stands in a file that says so', () => {
  const others = files.filter(
    ({ file, feature, text }) =>
      !isReader(file) &&
      // A write may look at other tables in the same statement.
      !text.includes('.insertInto(') &&
      tablesAfter(text, 'selectFrom|innerJoin|leftJoin').some(
        (table) => writers.has(table) && !writers.get(table)?.has(feature),
      ),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

function isReader(file: string): boolean {
  return /^(read|list)-/.test(basename(file));
}

function tablesAfter(text: string, verbs: string): string[] {
  const calls = text.matchAll(new RegExp(`\\.(?:${verbs})\\(\\s*'(\\w+)`, 'g'));
  return [...calls].map(([, table = '']) => table);
}
