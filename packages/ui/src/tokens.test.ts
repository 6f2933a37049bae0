import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { contrast } from './contrast.ts';

const source = import.meta.dirname;
const repository = `${source}/../../..`;
const tokens = readFileSync(`${source}/tokens.css`, 'utf8');

/** Each colour of the file, in the two themes. */
const colours = new Map(
  [...tokens.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, day, night]) => [name, { day, night }],
  ),
);

function inTheme(name: string, theme: 'day' | 'night'): string {
  const colour = colours.get(name)?.[theme];
  if (!colour) throw new Error(`tokens.css has no colour named ${name}`);
  return colour;
}

const themes = ['day', 'night'] as const;
const texts = ['ink', 'ink-2', 'gold', 'photon', 'danger'];

/** Every pair of colours that components use for text: text on a background, and paper on filled elements. */
const textPairs = [
  ...['paper', 'wash'].flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...['ink', 'gold', 'photon', 'danger'].map((ground) => ['paper', ground] as const),
  ['ink', 'selection'] as const,
];

test.each(themes.flatMap((theme) => textPairs.map((pair) => [theme, ...pair] as const)))(
  'by %s, %s can be read on %s',
  (theme, text, ground) => {
    expect(contrast(inTheme(text, theme), inTheme(ground, theme))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(themes)('by %s, the edge of a control and the focus ring can be seen', (theme) => {
  for (const ground of ['paper', 'wash']) {
    for (const edge of ['control', 'photon']) {
      expect(contrast(inTheme(edge, theme), inTheme(ground, theme))).toBeGreaterThanOrEqual(3);
    }
  }
});

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7a5510', '#7a5510')).toBe(1);
});

const styleSheets = globSync('**/*.css', { cwd: source });

test.each(styleSheets)('%s changes at the six breakpoints only', (file) => {
  const css = readFileSync(`${source}/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const widths = [...css.matchAll(/@media[^{]*width\s*[<>=:]+\s*(\w+)/g)].map(([, width]) => width);
  const allowed = new Set(breakpoints.map((width) => `${width}px`));
  expect(widths.filter((width) => !allowed.has(width ?? ''))).toEqual([]);
});

test.each(breakpoints)('some layout changes at %i px', (width) => {
  const sheets = globSync('{packages,apps}/*/{src,app}/**/*.css', { cwd: repository });
  const texts = sheets.map((file) => readFileSync(`${repository}/${file}`, 'utf8'));
  expect(texts.some((css) => css.includes(`@media (width >= ${width}px)`))).toBe(true);
});

test.each(styleSheets.filter((file) => file !== 'tokens.css'))(
  '%s takes its colours from the tokens',
  (file) => {
    const css = readFileSync(`${source}/${file}`, 'utf8').replaceAll(/@media print[^]*/g, '');
    const own = [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)].map(([it]) => it);
    expect(own.filter((colour) => colour !== '#000')).toEqual([]);
  },
);

test('no component writes a style attribute, which the content security policy would block', () => {
  const components = globSync('**/*.tsx', { cwd: source }).filter((it) => !it.includes('.test.'));
  expect(components.length).toBeGreaterThan(30);
  expect(
    components.filter((file) => /\sstyle=/.test(readFileSync(`${source}/${file}`, 'utf8'))),
  ).toEqual([]);
});
