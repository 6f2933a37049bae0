import { setTimeout } from 'node:timers/promises';

import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createJobRunner } from '../jobs/create-job-runner.ts';
import { hour, second } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Delivery } from './deliver-mails.ts';
import { deleteSettledMails } from './repository.ts';

const pause = 1000;
const patience = 5000;
const keepTime = 30 * 24 * hour;

/** Empties the outbox again and again. Any number of processes may do so at once. */
export function startMailLoop(delivery: Delivery): Repetition {
  let isStopping = false;
  const { database, now } = delivery;
  const jobs: Job[] = [
    {
      name: 'deliver-mails',
      every: second,
      run: () => deliverMails({ ...delivery, isStopping: () => isStopping }),
    },
    {
      name: 'forget-old-mails',
      every: hour,
      run: () => deleteSettledMails(database.handle, now() - keepTime),
    },
  ];
  const runJobs = createJobRunner(delivery, { onFailure: () => undefined });
  const repetition = repeat(() => runJobs(jobs), pause);
  return {
    async stop() {
      isStopping = true;
      // A send that hangs is given up: its lease ends, and the mail is tried again.
      await Promise.race([repetition.stop(), setTimeout(patience, undefined, { ref: false })]);
    },
  };
}
