import { expect, test } from 'vitest';

import { describeWork } from './work.ts';

test('a span has two thousand characters of a statement at most', () => {
  const sql = `select ${'a'.repeat(5_000)}`;
  const { name, facts } = describeWork({ kind: 'statement', engine: 'postgres', sql });
  expect(name).toBe('select');
  expect(facts).toEqual({ 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) });
});
