import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';
import { pageFontsOf } from './page-fonts.ts';

const source = resolve(import.meta.dirname, '..');
const cuts = join(import.meta.dirname, 'cuts');

/** The files that a style sheet names, with their sizes. */
function fontsIn(styleSheet: string) {
  const css = readFileSync(styleSheet, 'utf8');
  const paths = [...css.matchAll(/url\('([^'?]+)\?no-inline'\)/g)].map(([, path = '']) => path);
  return [...new Set(paths)].map((path) => ({
    path,
    size: statSync(join(dirname(styleSheet), path)).size,
  }));
}

function total(files: readonly { size: number }[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

const latin = fontsIn(join(source, 'fonts.css')).filter(({ path }) => !path.includes('-latin'));
const shared = fontsIn(join(source, 'fonts-zh.css')).filter(({ path }) =>
  path.endsWith('-core.woff2'),
);

test('an English page needs at most 40 KB of fonts', () => {
  expect(latin).toHaveLength(4);
  expect(total(latin)).toBeLessThan(40_000);
});

test.each(globSync('*.css', { cwd: cuts }))(
  'a Chinese page needs at most 180 KB of fonts: %s',
  (file) => {
    const own = fontsIn(join(cuts, file));
    expect(total([...latin, ...shared, ...own])).toBeLessThan(180_000);
  },
);

test('a page finds its fonts by its path, and a page without any does not', () => {
  expect(pageFontsOf('/product/sdp')).toBeDefined();
  expect(pageFontsOf('/no/such/page')).toBeUndefined();
});

test('a page that its query names has fonts of its own; other queries have those of the path', () => {
  expect(globSync('*.css', { cwd: cuts })).toContain(`${cutName('/mall?item=sim-card')}.css`);
  expect(pageFontsOf('/mall?sort=price')).toBeDefined();
});

test('what is common to all pages covers the marks of Chinese text', () => {
  const css = readFileSync(join(source, 'fonts-zh.css'), 'utf8');
  const marks = css.split('@font-face').filter((rule) => rule.includes("'Pad Sans SC Marks'"));
  expect(marks).toHaveLength(3);
  for (const rule of marks) expect(rule).toContain('U+201c-201d');
});

test.each(globSync('*.css', { cwd: cuts }))(
  'a page’s own files claim one range each, beside a shared one of their weight: %s',
  (file) => {
    const rules = readFileSync(join(cuts, file), 'utf8').split('@font-face').slice(1);
    for (const rule of rules) {
      expect(rule.match(/U\+/g)).toHaveLength(1);
      const weight = /font-weight: (\d+)/.exec(rule)?.[1];
      expect(shared.map(({ path }) => path)).toContain(`./fonts/pad-sans-sc-${weight}-core.woff2`);
    }
  },
);
