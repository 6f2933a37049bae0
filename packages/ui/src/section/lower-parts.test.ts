// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';
import { laterParts, lowerParts, nearMarker, watchLowerParts } from './lower-parts.ts';

test('a lower part that is seen has the site’s fonts; the next screen’s once the visitor scrolls', () => {
  document.body.innerHTML =
    '<main><section></section><section><p></p></section></main><footer><p></p></footer>';
  const watched: (Record<'come' | 'go', (part: Element) => void> & { margin: string })[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
        const say =
          (isIntersecting: boolean) =>
          ({ firstElementChild }: Element) =>
            report([{ isIntersecting, target: firstElementChild }]);
        watched.push({ come: say(true), go: say(false), margin: rootMargin });
      }
      observe = vi.fn<() => void>();
    },
  );
  // Tests share the window: this scroll event triggers the listeners that earlier tests left.
  dispatchEvent(new Event('scroll'));
  watched.length = 0;
  const near = vi.fn<() => void>();
  const [section, footer] = document.querySelectorAll(laterParts);
  watchLowerParts(near);
  expect(near).not.toHaveBeenCalled();
  // At first, a browser reports for each part that it is not visible.
  watched[0]!.go(section!);
  expect(near).not.toHaveBeenCalled();
  watched[0]!.come(section!);
  expect(near).toHaveBeenCalledOnce();
  expect(section!.hasAttribute(nearMarker)).toBe(true);
  expect(footer!.hasAttribute(nearMarker)).toBe(false);
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('scroll'));
  expect(watched.map(({ margin }) => margin)).toEqual(['0px', '100%']);
});

test('what a page shows first is waited for by nobody', () => {
  document.body.innerHTML = `<main><section></section><section ${nearMarker}><p></p></section></main>`;
  const observe = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
    },
  );
  watchLowerParts(() => undefined);
  expect(observe).not.toHaveBeenCalled();
});

test('the style sheet knows the same lower parts', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
  const inOneLine = tokens.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
  expect(inOneLine).toContain(`:is(${lowerParts}):not([${nearMarker}])`);
});
