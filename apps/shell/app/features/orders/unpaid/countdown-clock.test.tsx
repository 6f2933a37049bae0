// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { press, showPage } from '../testing/show-page.tsx';
import { CountdownClock } from './countdown-clock.tsx';

const now = Date.parse('2026-11-05T02:00:00Z');

beforeEach(() => {
  // The device's clock is a day behind: only the server's clock counts.
  vi.useFakeTimers({ now: now - 86_400_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

test("A24: counts down by the server's clock, whatever the device's says", async () => {
  const onEnd = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const page = showPage(<CountdownClock endsAt={now + 90_000} now={now} onEnd={onEnd} />);
  const digits = () => page.querySelector('[role=timer]')?.textContent;
  expect(digits()).toBe('1:30');
  await pass(31_000);
  expect(digits()).toBe('0:59');
  expect(page.querySelector('output')?.textContent).toBe('About 1 minute left to pay');
  expect(onEnd).not.toHaveBeenCalled();
});

test('a later answer of the server counts from then: no second is taken off twice', async () => {
  function Asked() {
    const [answered, setAnswered] = useState(now);
    const onEnd = async () => undefined;
    return (
      <button type="button" onClick={() => setAnswered(now + 30_000)}>
        <CountdownClock endsAt={now + 90_000} now={answered} onEnd={onEnd} />
      </button>
    );
  }
  const page = showPage(<Asked />);
  await pass(30_000);
  const digits = () => page.querySelector('[role=timer]')?.textContent;
  expect(digits()).toBe('1:00');
  press(page.querySelector('button'));
  expect(digits()).toBe('1:00');
});

test('asks the server when the time is over, until it has said what became of the order', async () => {
  const onEnd = vi.fn<() => Promise<void>>(() => Promise.resolve());
  showPage(<CountdownClock endsAt={now + 5_000} now={now} onEnd={onEnd} />);
  await pass(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await pass(6_000);
  expect(onEnd).toHaveBeenCalledTimes(3);
});
