import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { channelModules } from './channel-modules.ts';
import type { Transports } from './create-transports.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import { captureTransport } from './message-transport.ts';
import { deleteSettledMessages } from './repository.ts';

export const keepTime = 30 * 24 * hour;

/** Empties the outbox. Any number of processes may do so at once. */
export function messageJobs(
  delivery: Omit<Delivery, 'channel' | 'transport' | 'isStopping'> & { transports: Transports },
): Job[] {
  const { database, now, transports } = delivery;
  return [
    ...channelModules.map(({ code: channel, job: name }) => ({
      name,
      every: second,
      run: (isStopping: () => boolean) => {
        const transport = transports.get(channel) ?? captureTransport;
        return deliverMessages({ ...delivery, channel, transport, isStopping });
      },
    })),
    {
      name: 'forget-old-mails',
      every: hour,
      run: () => deleteSettledMessages(database.handle, now() - keepTime),
    },
  ];
}
