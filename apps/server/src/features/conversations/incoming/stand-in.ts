import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { createTransport } from 'nodemailer';

import type { ServerContext } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { openIncomingMail } from './incoming-mail.ts';
import { incomingMailPath } from './routes.ts';
import { signMail } from './sign-mail.ts';

type StoredMessage = Pick<
  Selectable<Tables['mails']>,
  'recipient' | 'replyTo' | 'subject' | 'text'
>;

/**
 * Stands in for the mail company in development: posts the text typed below an email as a signed email, to the same
 * route as any company.
 */
export async function answerAsRecipient(
  { app, context }: { app: FastifyInstance; context: ServerContext },
  { recipient, replyTo, subject, text: quoted }: StoredMessage,
  text: string,
): Promise<void> {
  const { newId, now } = context;
  const incoming = openIncomingMail(context);
  if (!incoming || !replyTo) return;
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    from: recipient,
    to: replyTo,
    subject: `Re: ${subject}`,
    text: `${text}\n\nOn that day we wrote:\n${quoted.replaceAll(/^/gm, '> ')}`,
  });
  const body = message as Buffer;
  const headers = signMail(body, { id: newId(), now: now(), secret: incoming.secret });
  await app.inject({ method: 'POST', url: incomingMailPath, payload: body, headers });
}
