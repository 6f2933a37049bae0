import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { shortClassNames, shortScopedNames } from './short-class-names.ts';

let root = '';
const write = (name: string, text: string) => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'uid-classes-')));
  mkdirSync(join(root, 'row'));
  write('row/card.module.css', '.card { color: blue }');
  write('ring.module.css', '.ring { color: red }');
  write(
    'card.module.css',
    ".card { composes: ring from './ring.module.css'; margin: .5em } .card .big { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }",
  );
  write('main.ts', "import { card, big } from './card.module.css'; console.log(card, big)");
});
afterEach(() => rmSync(root, { recursive: true }));

async function buildWith(folders: string[]) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [shortClassNames(folders)],
    css: { transformer: 'lightningcss' },
    build: { write: false, cssCodeSplit: false, rollupOptions: { input: join(root, 'main.ts') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const css = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
  const js = output.find((file) => file.type === 'chunk');
  return { css: String(css.source), js: js?.code ?? '' };
}

test('style sheet and module say the same short names, of other files too', async () => {
  const { css, js } = await buildWith([root]);
  expect(css).toContain('.aa{');
  expect(css).toContain('.aa .ab{');
  expect(js).toContain('aa ac');
  expect(css).toContain('.ac{');
});

test('what is no class keeps its name', async () => {
  const { css } = await buildWith([root]);
  expect(css).toContain('@keyframes card-module_turn');
});

test('two files of one name keep their classes apart', async () => {
  write(
    'main.ts',
    "import a from './card.module.css'; import b from './row/card.module.css'; console.log(a, b)",
  );
  const { css } = await buildWith([root]);
  expect(css).toContain('.aa{');
  expect(css).toContain('.ae{color:#00f}');
});

test('an application in the page has names of its own, the same in every build', () => {
  const name = shortScopedNames([root], '_');
  const file = (path: string) => join(root, path);
  expect(name('card', file('card.module.css'))).toBe('_aa');
  expect(name('big', `${file('card.module.css')}?used`)).toBe('_ab');
  expect(name('card', file('row/card.module.css'))).toBe('_ae');
  expect(name('turn', file('card.module.css'))).toBe('_card-module_turn');
});
