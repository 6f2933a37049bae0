import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import type { AnswerMail } from '../../messages/mailbox.ts';
import { openIncomingMail } from './incoming-mail.ts';
import { incomingMailPath } from './routes.ts';
import { signMail } from './sign-mail.ts';

/** The mail company of development: what is typed below a mail becomes one, signed, at the address where any company hands on. */
export function createAnswerMail(app: FastifyInstance, context: ServerContext): AnswerMail {
  const { newId, now } = context;
  return async ({ recipient, replyTo, subject, text: quoted }, text) => {
    const incoming = openIncomingMail(context);
    if (!incoming || !replyTo) return;
    // Needed where a developer answers a mail, and nowhere else.
    const { createTransport } = await import('nodemailer');
    const writer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await writer.sendMail({
      from: recipient,
      to: replyTo,
      subject: `Re: ${subject}`,
      text: `${text}\n\nOn that day we wrote:\n${quoted.replaceAll(/^/gm, '> ')}`,
    });
    const body = message as Buffer;
    const { secret } = incoming;
    const headers = signMail(body, { id: newId(), now: now(), secret });
    await app.inject({ method: 'POST', url: incomingMailPath, payload: body, headers });
  };
}
