import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import type { Transports } from './message-transport.ts';
import { deleteSettledMessages } from './repository.ts';

const channelJobs = [
  ['mail', 'deliver-mails'],
  ['sms', 'deliver-texts'],
] as const;
const keepTime = 30 * 24 * hour;

/** Empties the outbox. Any number of processes may do so at once. */
export function messageJobs(
  delivery: Omit<Delivery, 'channel' | 'transport' | 'isStopping'> & { transports: Transports },
): Job[] {
  const { database, now, transports } = delivery;
  return [
    ...channelJobs.map(([channel, name]) => ({
      name,
      every: second,
      run: (isStopping: () => boolean) =>
        deliverMessages({ ...delivery, channel, transport: transports[channel], isStopping }),
    })),
    {
      name: 'forget-old-mails',
      every: hour,
      run: () => deleteSettledMessages(database.handle, now() - keepTime),
    },
  ];
}
