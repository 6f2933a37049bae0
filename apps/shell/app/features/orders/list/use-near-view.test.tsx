// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { showPage } from '../testing/show-page.tsx';
import { useNearView } from './use-near-view.ts';

interface Observed {
  rootMargin: string | undefined;
  scrollTo: (isIntersecting: boolean) => void;
}

const observers: Observed[] = [];

class FakeObserver {
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    options: IntersectionObserverInit,
  ) {
    const scrollTo = (isIntersecting: boolean) => act(() => callback([{ isIntersecting }]));
    observers.push({ rootMargin: options.rootMargin, scrollTo });
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  observers.length = 0;
});

function Place({ isOn, onNear }: Parameters<typeof useNearView>[0]) {
  return <p ref={useNearView<HTMLParagraphElement>({ isOn, onNear })} />;
}

test('is told 100 px before the element comes into view', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const onNear = vi.fn<() => void>();
  showPage(<Place isOn onNear={onNear} />);
  expect(observers[0]?.rootMargin).toBe('100px');
  observers[0]?.scrollTo(false);
  expect(onNear).not.toHaveBeenCalled();
  observers[0]?.scrollTo(true);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test('watches nothing while a page is on its way or has failed', () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  showPage(<Place isOn={false} onNear={() => undefined} />);
  expect(observers).toEqual([]);
});
