import { hash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);
const list = readFileSync(new URL('./frozen-migrations.sha256', import.meta.url), 'utf8');

/**
 * A database that has applied a migration never reads it again: a later change in the file would only be in new
 * databases. The list is the output of `sha256sum *.sql` in the folder.
 */
test('no migration has been changed or taken away: a change of the schema is a new file, and one more line in the list', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const sums = files
    .toSorted()
    .map((file) => `${hash('sha256', readFileSync(new URL(file, folder)))}  ${file}`);
  expect(sums).toEqual(list.trimEnd().split('\n'));
});
