// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

let paint: () => void;
const whole = vi.fn<() => void>();
const painted = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(() => {
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        paint = report;
      }
      observe = vi.fn<() => void>();
      disconnect() {
        paint = () => undefined;
      }
    },
  );
  visitBy('navigate');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  painted.mockClear();
  whole.mockClear();
  location.hash = '';
});

function visitBy(type: string): void {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}

function shown(): boolean[] {
  const parts = [...document.querySelectorAll<HTMLElement>('section, footer')];
  return parts.map((part) => part.style.contentVisibility === 'visible');
}

const events = { onPaint: painted, onWhole: whole };

test('the lower parts of a page wait for its first paint, then follow', async () => {
  layOutLater(events);
  expect(shown()).toEqual([false, false, false]);
  expect(painted).not.toHaveBeenCalled();
  paint();
  expect(painted).toHaveBeenCalledOnce();
  expect(shown()).toEqual([false, false, false]);
  await painted.mock.results[0]?.value;
  expect(shown()).toEqual([true, false, false]);
  expect(whole).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(whole).toHaveBeenCalledOnce());
  expect(shown()).toEqual([true, true, true]);
});

test('they follow, too, where what comes before them fails', async () => {
  painted.mockRejectedValueOnce(new Error('storage is off'));
  layOutLater(events);
  paint();
  await vi.waitFor(() => expect(shown()).toEqual([true, true, true]));
});

test.each(['reload', 'back_forward'])('a page come back to is whole at once: %s', (type) => {
  visitBy(type);
  layOutLater(events);
  expect(shown()).toEqual([true, true, true]);
});

test('a page opened at one of its parts is whole at once', () => {
  location.hash = '#buy';
  layOutLater(events);
  expect(shown()).toEqual([true, true, true]);
  paint();
  expect(painted).toHaveBeenCalledOnce();
});

test('what follows the first paint happens once, though a browser reports two', () => {
  layOutLater(events);
  paint();
  paint();
  expect(painted).toHaveBeenCalledOnce();
});
