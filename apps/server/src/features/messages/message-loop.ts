import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createJobRunner } from '../jobs/create-job-runner.ts';
import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import type { Transports } from './message-transport.ts';
import { deleteSettledMessages } from './repository.ts';

const pause = 1000;
const patience = 5000;
const channelJobs = [
  ['mail', 'deliver-mails'],
  ['sms', 'deliver-texts'],
] as const;
const keepTime = 30 * 24 * hour;

/** Empties the outbox again and again. Any number of processes may do so at once. */
export function startMessageLoop(
  delivery: Omit<Delivery, 'channel' | 'transport'> & { transports: Transports },
): Repetition {
  let isStopping = false;
  const { database, now } = delivery;
  const jobs: Job[] = [
    ...channelJobs.map(([channel, name]) => ({
      name,
      every: second,
      run: () =>
        deliverMessages({
          ...delivery,
          channel,
          transport: delivery.transports[channel],
          isStopping: () => isStopping,
        }),
    })),
    {
      name: 'forget-old-mails',
      every: hour,
      run: () => deleteSettledMessages(database.handle, now() - keepTime),
    },
  ];
  const runJobs = createJobRunner(delivery, { onFailure: () => undefined });
  const repetition = repeat(() => runJobs(jobs), pause);
  return {
    async stop() {
      isStopping = true;
      void repetition.stop();
      // A send that hangs is given up: its lease ends, and the message is tried again.
      await runJobs.stop(patience);
    },
  };
}
