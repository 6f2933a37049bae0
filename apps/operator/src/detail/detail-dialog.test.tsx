// @vitest-environment happy-dom
import { listRefundRequests } from '@uid/contract/refunds';
import { success } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole } from '../testing/open-console.tsx';

const no = '260105WBWAW74151DQD3';
const request = {
  id: 'request-1',
  no,
  state: 'open',
  reason: 'other',
  amountFen: 9_800,
  totalFen: 9_800,
  pieces: [],
  requestedAt: 1,
} as const;

test('who closes a row goes on in its list, also where that is read anew without the row', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openTestConsole('/refunds', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows(no);
  app.link(no).focus();
  await app.press(no);
  await app.shows('Confirm the decision');
  await app.closeDialog();
  const table = app.container.querySelector('table');
  expect(table?.contains(document.activeElement)).toBe(true);
  app.server.on(listRefundRequests, success({ requests: [] }));
  // The user comes back to the window after a minute.
  vi.advanceTimersByTime(60_000);
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  await app.shows('No request waits for a decision');
  expect(document.activeElement).not.toBe(document.body);
});
