// @vitest-environment happy-dom
import { listJobs } from '@uid/contract/jobs';
import { getOverview } from '@uid/contract/overview';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test, vi } from 'vitest';

import { openTestConsole } from '../testing/open-console.tsx';

const missing = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

vi.mock('../views/saved-views.tsx', () => ({
  get SavedViews() {
    return missing();
  },
}));
vi.mock('../features/sales/sales-part.tsx', () => ({
  get SalesPart() {
    return missing();
  },
}));

test('where a list’s saved views do not arrive, the list stays, and a reload is offered in their place', async () => {
  const app = await openTestConsole('/jobs', {
    script: (server) => server.on(listJobs, success({ jobs: [], now: 1 })),
  });
  await app.shows('Reload');
  expect(app.heading()).toBe('Jobs');
  expect(app.alert()).toContain('This part did not open');
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await app.press('Reload');
  expect(reload).toHaveBeenCalledOnce();
});

test('where the figures do not arrive, what waits stays on the overview', async () => {
  const app = await openTestConsole('', {
    script: (server) => server.on(getOverview, success({ failedMessages: 3 })),
  });
  await app.shows('Reload');
  await app.shows('Failed messages');
  expect(app.heading()).toBe('Overview');
  expect(app.alert()).toContain('This part did not open');
});
