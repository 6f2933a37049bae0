import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bitsOf, brightness, framingOf, patternOf } from './interference-pattern.ts';
import { sheet, slitsOf } from './interference-pattern.ts';
import { crestsPath, crossingsPath } from './interference-paths.ts';
import { Interference } from './interference.tsx';

test('a slug has one pattern, another slug another', () => {
  expect(patternOf('sdp')).toEqual(patternOf('sdp'));
  const patterns = ['home', 'sdp', 'safety-os', 'internet-tls'].map((slug) =>
    JSON.stringify(patternOf(slug)),
  );
  expect(new Set(patterns).size).toBe(4);
});

test('every pattern is a sound drawing of at most 8 KB', () => {
  const isSound = fc.property(fc.string(), (slug) => {
    const html = renderToStaticMarkup(<Interference slug={slug} />);
    return html.length <= 8192 && !/NaN|undefined|style=/.test(html);
  });
  expect(fc.check(isSound)).toMatchObject({ failed: false });
});

test('both slits lie on the sheet, and the light never exceeds its source', () => {
  const isPossible = fc.property(fc.string(), fc.integer({ min: 0, max: 540 }), (slug, y) => {
    const pattern = patternOf(slug);
    const [upper, lower] = slitsOf(pattern);
    const light = brightness(pattern, sheet.screen, y);
    return upper > 0 && lower < sheet.height && light >= 0 && light <= 1;
  });
  expect(fc.check(isPossible)).toMatchObject({ failed: false });
});

test('in step it is bright in the middle, half a wave apart it is dark', () => {
  const pattern = { y: 270, distance: 100, wavelength: 20, phase: 0 };
  expect(brightness(pattern, 600, 270)).toBeCloseTo(1);
  expect(brightness({ ...pattern, phase: 0.5 }, 600, 270)).toBeCloseTo(0);
});

test('where the ways differ by one wave it is bright again', () => {
  // From slits at ±15 to a point 40 away at height 24: hypotenuses of (40, 9) and (40, 39).
  const wavelength = Math.hypot(40, 39) - 41;
  const pattern = { y: 0, distance: 30, wavelength, phase: 0 };
  expect(brightness(pattern, sheet.wall + 40, 24)).toBeCloseTo(1);
});

test('shifting the phase by a whole wave writes the same key, by half the opposite', () => {
  const pattern = patternOf('home');
  const bits = bitsOf(pattern);
  expect(bitsOf({ ...pattern, phase: pattern.phase + 1 })).toEqual(bits);
  expect(bitsOf({ ...pattern, phase: pattern.phase + 0.5 })).toEqual(bits.map((bit) => !bit));
});

test('pages look at their patterns from different sides', () => {
  const slugs = [
    'product',
    'solution',
    'client-case',
    'news',
    'support',
    'sdp',
    'shop-opens',
    'akma',
  ];
  const views = slugs.map((slug) => `${framingOf(slug).angle} ${patternOf(slug).wavelength}`);
  expect(new Set(views).size).toBe(slugs.length);
});

test('crests cross where it is bright, and only there', () => {
  const pattern = { y: 270, distance: 150, wavelength: 22, phase: 0.3 };
  const steps = crossingsPath(pattern, { travelled: 0.6 }).split('h0').slice(0, -1);
  expect(steps.length).toBeGreaterThan(100);
  let [x, y] = [0, 0];
  for (const step of steps) {
    const [across = 0, down = 0] = step.match(/-?[\d.]+/g)?.map(Number) ?? [];
    [x, y] = [x + across, y + down];
    expect(brightness(pattern, x, y)).toBeGreaterThan(0.99);
  }
});

test('every crest is a half circle round its slit, a wavelength from the next', () => {
  const pattern = { y: 270, distance: 150, wavelength: 30, phase: 0 };
  const ends = endsOf(crestsPath(pattern));
  const radii = ends.map(([start, end]) => Math.abs(end - start) / 2);
  const middles = ends.map(([start, end]) => (start + end) / 2);
  expect([...new Set(middles)]).toEqual([195, 345]);
  expect(radii.slice(0, 4)).toEqual([30, 60, 90, 120]);
});

/** The y at which each arc of a path begins and ends. */
function endsOf(path: string): [number, number][] {
  let y = 0;
  return [...path.matchAll(/([Mm])(\d+) ?(-?[\d.]+)a1 1 0 0 [01] 0 ?(-?[\d.]+)/g)].map(
    ([, command, , to, by]) => {
      const start = (command === 'M' ? 0 : y) + Number(to);
      y = start + Number(by);
      return [start, y];
    },
  );
}
