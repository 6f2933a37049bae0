import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import type { ChannelModule } from './channel-module.ts';
import type { Transports } from './create-transports.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import { mail } from './mail/mail.ts';
import { captureTransport } from './message-transport.ts';
import { deleteSettledMessages } from './repository.ts';
import { sms } from './sms/sms.ts';

export const keepTime = 30 * 24 * hour;

type Sending = Omit<Delivery, 'channel' | 'transport' | 'isStopping'> & { transports: Transports };

/** The jobs that empty the outbox of mails. Any number of processes may run them at once. */
export function mailJobs(sending: Sending): Job[] {
  const { database, now } = sending;
  return [
    deliveryJob(mail, sending),
    {
      name: 'forget-old-mails',
      every: hour,
      run: () => deleteSettledMessages(database.handle, now() - keepTime),
    },
  ];
}

/** The same for text messages, in a job of its own, so that they don't wait for a slow mail server. */
export function textJobs(sending: Sending): Job[] {
  return [deliveryJob(sms, sending)];
}

function deliveryJob(
  { code: channel, job: name }: Pick<ChannelModule, 'code' | 'job'>,
  { transports, ...sending }: Sending,
): Job {
  const transport = transports.get(channel) ?? captureTransport;
  return {
    name,
    every: second,
    run: (isStopping) => deliverMessages({ ...sending, channel, transport, isStopping }),
  };
}
