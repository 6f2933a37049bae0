// @vitest-environment happy-dom
import { listJobRuns, listJobs, runJob } from '@uid/contract/jobs';
import type { Job } from '@uid/contract/jobs';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const failed: Job = {
  name: 'back-up',
  every: 86_400_000,
  failures: 2,
  nextDueAt: 1,
  lastError: 'Error: The disk is full',
  canRun: true,
};
const brisk: Job = { name: 'deliver-mails', every: 2000, failures: 0, nextDueAt: 1, canRun: false };

function openJobs(who = staffWith('administrator')) {
  return openTestConsole('/jobs', {
    who,
    script: (server) => server.on(listJobs, success({ jobs: [brisk, failed], now: 1 })),
  });
}

test('an administrator has a failed job run, and is told when it runs already', async () => {
  const app = await openJobs();
  await app.shows('The disk is full');
  expect(app.text()).not.toContain('deliver-mails');
  expect(app.text()).toContain('Sends the mails that wait');
  app.server.on(runJob, success({ dueAt: 1 }));
  await app.press('Run now');
  expect(app.server.sent.find(({ path }) => path === runJob.path)?.body).toEqual({
    name: 'back-up',
  });
  await app.shows('It runs within seconds');
  app.server.on(runJob, refusal('JOB_RUNNING'));
  await app.press('Run now');
  await app.shows('这个任务正在运行');
  // A job that runs every few seconds retries by itself, so it has no button.
  expect(app.text().match(/Run now/g)).toHaveLength(1);
});

test('an auditor only reads how jobs went', async () => {
  const app = await openJobs(staffWith('auditor'));
  await app.shows('The disk is full');
  expect(app.text()).not.toContain('Run now');
});

test('a job says how its last runs went, and who had them run', async () => {
  const app = await openJobs();
  const runs = [
    { startedAt: 9000, state: 'running' },
    {
      startedAt: 7000,
      endedAt: 10_000,
      state: 'done',
      askedBy: { id: 'a', email: 'eve@x.example' },
    },
    { startedAt: 1000, endedAt: 2000, state: 'failed', error: 'Error: No such disk' },
  ];
  app.server.on(listJobRuns, success({ runs }));
  await app.shows('Backs up database and files');
  await app.press('Back up');
  await app.shows('No such disk');
  expect(app.text()).toContain('Running');
  expect(app.text()).toContain('Run by eve@x.example · Took 3 seconds');
  expect(app.text()).toContain('Run by the clock · Took 1 second');
  expect(app.address()).toBe('/jobs?open=back-up');
});
