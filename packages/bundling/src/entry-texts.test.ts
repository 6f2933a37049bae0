import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

import { entryTexts } from './entry-texts.ts';
import type { EntryTexts } from './entry-texts.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(root, { recursive: true }));

test('names what an entry may say: its own words, those it imports or fetches later, and no one else’s', async () => {
  const files = {
    'cart.ts': `import { pay } from './shared.ts'; import('./later.ts'); document.title = pay + '购物车';`,
    'order.ts': `import { say } from './shared.ts'; document.title = say(3);`,
    // Both entries import this file; each uses one half of it.
    'shared.ts': `export const pay = '去结算';\nexport const say = (count: number) => \`共 \${count} 件，谢谢。\`;`,
    'later.ts': `import { places } from './places.ts'; document.title = "发票" + places;`,
    'places.ts': `export const places = '东城区';`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entryTexts(/places\.ts$/)],
    build: { rolldownOptions: { input: [join(root, 'cart.ts'), join(root, 'order.ts')] } },
  });
  const texts = JSON.parse(readFileSync(join(root, 'dist/texts.json'), 'utf8')) as EntryTexts;
  expect(texts['cart']).toEqual(expect.arrayContaining(['购物车', '去结算', '发票']));
  expect(texts['order']).toEqual(expect.arrayContaining(['共 ', ' 件，谢谢。']));
  expect(texts['cart']?.join('')).not.toContain('东城区');
  expect(texts['order']?.join('')).not.toMatch(/购物车|发票/);
});
