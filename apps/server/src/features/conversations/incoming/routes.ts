import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { createAddressLimit } from '../../../http/limits/address-limit.ts';
import { addUploadRoute, createUploads } from '../../../http/uploads.ts';

export const incomingMailPath = '/api/incoming-mail';
/** Maximum bytes of an email with its files, and of emails read at once. */
const largestMail = 10 * 1024 * 1024;
const maxAtOnce = 2;
/** Maximum number of emails to one conversation in ten minutes. */
const maxMails = 20;

/**
 * The route to which the mail company forwards answers to our emails, each as the raw message with a signature of its
 * bytes.
 */
export function serveIncomingMail(app: FastifyInstance, context: ServerContext): void {
  const uploads = createUploads(maxAtOnce);
  const limit = createAddressLimit(maxMails, { name: 'incoming-mails', redis: context.redis });
  const upload = { types: ['message/rfc822'], maxBytes: largestMail };
  addUploadRoute(app, {
    method: 'POST',
    url: incomingMailPath,
    async handler(request, reply) {
      // Needed only on sites that receive emails.
      const { receiveMail } = await import('./receive-mail.ts');
      const outcome = await receiveMail(context, request, {
        limit,
        receive: (read) => uploads.receive(request, { upload, bodyHash: undefined }, read),
      });
      request.log.info({ reqId: request.id, outcome }, 'mail came in');
      // The response is the same for every outcome, so that the company does not send the email again.
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  });
}
