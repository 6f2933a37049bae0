import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { forBrowsers } from './endpoints-for-browsers.ts';

const contract = join(import.meta.dirname, '../../contract/src');

test('of an endpoint the summary and the output are left out, and nothing else', () => {
  const declared = [
    'const output: Schema = z.object({ summary: z.string() });',
    'export const a = endpoint({',
    "  path: '/网关', summary: 'It\\'s, all: \"of\" it',",
    '  input: z.object({ summary, output }),',
    '  output: z.array(z.object({ a, b })),',
    '});',
    "export const b = fileEndpoint({ output, summary: 'b', type: 'text/csv' });",
  ].join('\n');
  expect(forBrowsers(declared).replaceAll(/\s+/g, ' ')).toBe(
    "const output: Schema = z.object({ summary: z.string() }); export const a = endpoint({ path: '/网关', " +
      "input: z.object({ summary, output }), }); export const b = fileEndpoint({ type: 'text/csv' });",
  );
});

test('no endpoint of the contract keeps either', () => {
  const declarations = globSync('*.ts', { cwd: contract })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => forBrowsers(readFileSync(join(contract, file), 'utf8')))
    .flatMap((text) => text.match(/= (file)?endpoint\(\{.*?^\}\)/gims) ?? []);
  expect(declarations.length).toBeGreaterThan(150);
  for (const text of declarations) expect(text).not.toMatch(/^ {2}(summary|output):/m);
});
