import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readConfig, variableNames } from './read-config.ts';

test('the table of settings in the README names every variable and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = [...rows.join().matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(variableNames));
});

test.each([
  [
    { PORT: 'eighty' },
    'The environment variable PORT is not usable: Invalid input: expected number, received NaN.',
  ],
  [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, 'PUBLIC_ORIGIN must be a scheme and host only'],
  [
    { PROCESSES: '2' },
    'PROCESSES is 2 and DATABASE_URL is not set: an SQLite database has one writer',
  ],
  [{ PROCESSES: 'auto' }, 'PROCESSES is auto and DATABASE_URL is not set'],
  [{ PROCESSES: 'two' }, 'The environment variable PROCESSES is not usable'],
  [{ PROCESSES: '0' }, 'The environment variable PROCESSES is not usable'],
  [{ TRUSTED_PROXIES: '10.0.0.1,here' }, 'TRUSTED_PROXIES holds "here"'],
])('refuses %o with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
