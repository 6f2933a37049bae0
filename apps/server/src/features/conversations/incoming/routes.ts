import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { createAddressLimit } from '../../../http/limits/address-limit.ts';
import { addUploadRoute, createUploads } from '../../../http/uploads.ts';

export const incomingMailPath = '/api/incoming-mail';
/** Bytes of a mail with its files, and how many mails are read at once. */
const largestMail = 10 * 1024 * 1024;
const maxAtOnce = 2;
/** Mails to one conversation in ten minutes. */
const maxMails = 20;

/** Where the mail company hands on what was answered to our mails: each as it came, signed over its bytes. */
export function serveIncomingMail(app: FastifyInstance, context: ServerContext): void {
  const uploads = createUploads(maxAtOnce);
  const limit = createAddressLimit(maxMails, { name: 'incoming-mails', redis: context.redis });
  const upload = { types: ['message/rfc822'], maxBytes: largestMail };
  addUploadRoute(app, {
    method: 'POST',
    url: incomingMailPath,
    async handler(request, reply) {
      // Needed where mails come in, and nowhere else.
      const { receiveMail } = await import('./receive-mail.ts');
      const outcome = await receiveMail(context, request, {
        limit,
        receive: (read) => uploads.receive(request, { upload, bodyHash: undefined }, read),
      });
      request.log.info({ reqId: request.id, outcome }, 'mail came in');
      // Whatever became of it, it need not come again.
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  });
}
