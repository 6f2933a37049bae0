import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { contractForBrowsers, forBrowsers } from './contract-for-browsers.ts';

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

test('of a micro-app the labels are left out, and nothing else', () => {
  const declared = [
    'export const microApps: MicroAppRegistry = {',
    "  one: { entry: '/child/one/', labels: { zh: { title: '一' } } },",
    "  other: { labels, route: '/other' },",
    '};',
    "export const others = { one: { labels: 'kept' } };",
  ].join('\n');
  expect(forBrowsers(declared).replaceAll(/\s+/g, ' ')).toBe(
    "export const microApps: MicroAppRegistry = { one: { entry: '/child/one/', }, other: { route: '/other' }, }; " +
      "export const others = { one: { labels: 'kept' } };",
  );
  const registry = forBrowsers(readFileSync(join(contract, 'micro-apps.ts'), 'utf8'));
  expect(registry).toMatch(/entry:[^}]*route:/s);
  expect(registry).not.toMatch(/labels: \{|title: '/);
});

test('no endpoint of the contract keeps either', () => {
  const declarations = globSync('*.ts', { cwd: contract })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => forBrowsers(readFileSync(join(contract, file), 'utf8')))
    .flatMap((text) => text.match(/= (file)?endpoint\(\{.*?^\}\)/gims) ?? []);
  expect(declarations.length).toBeGreaterThan(150);
  for (const text of declarations) expect(text).not.toMatch(/^ {2}(summary|output):/m);
});

test('a build keeps the call that stops zod from compiling schemas, which the policy forbids', async () => {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [contractForBrowsers()],
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'testing/asks-for-parcels.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built?.output[0].code ?? '';
  expect(code).toContain('/order/shipments');
  expect(code).toMatch(/jitless: ?(true|!0)/);
});
