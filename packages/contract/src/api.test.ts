import { globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { api, files } from './api.ts';

test('every operation that a module declares is listed', async () => {
  const listed = new Set<unknown>(
    [api, files]
      .flatMap((all) => Object.values<object>(all))
      .flatMap((each) => Object.values(each)),
  );
  const left: string[] = [];
  for (const file of globSync('*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    const declared = (await import(join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(declared))
      if (isOperation(value) && !listed.has(value)) left.push(`${file}: ${name}`);
  }
  expect(left).toEqual([]);
});

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;
}
