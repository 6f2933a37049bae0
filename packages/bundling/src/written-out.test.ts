import { join } from 'node:path';

import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { writtenOut } from './written-out.ts';

test('a module is what it exports, without the code and the data that made it', async () => {
  const output = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [writtenOut(/written-out-sample\.ts$/)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'testing/written-out-sample.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output[0]?.output[0].code ?? '';
  expect(code).toMatch(/squares = \[\s*1,\s*4,\s*9\s*\]/);
  expect(code).not.toContain('map(');
});
