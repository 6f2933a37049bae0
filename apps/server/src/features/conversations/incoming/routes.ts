import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { createAddressLimit } from '../../../http/limits/address-limit.ts';
import { addUploadRoute, createUploads } from '../../../http/uploads.ts';
import { openIncomingMail } from './incoming-mail.ts';
import { readSignature, verifySignature } from './sign-mail.ts';

export const incomingMailPath = '/api/incoming-mail';
/** Bytes of a mail with its files, and how many mails are read at once. */
const largestMail = 10 * 1024 * 1024;
const mostAtOnce = 2;
/** Mails to one conversation in ten minutes. */
const mostMails = 20;

/** Where the mail company hands on what was answered to our mails: each as it came, signed over its bytes. */
export function serveIncomingMail(app: FastifyInstance, context: ServerContext): void {
  const uploads = createUploads(mostAtOnce);
  const limit = createAddressLimit(mostMails, { name: 'incoming-mails', redis: context.redis });
  const upload = { types: ['message/rfc822'], maxBytes: largestMail };
  addUploadRoute(app, {
    method: 'POST',
    url: incomingMailPath,
    async handler(request, reply) {
      const incoming = openIncomingMail(context);
      if (!incoming) throw new AppError('NOT_FOUND');
      const signed = readSignature(request.headers, context.now());
      const outcome = await uploads.receive(
        request,
        { upload, bodyHash: undefined },
        async (file) => {
          const chunks: Buffer[] = [];
          for await (const chunk of file) chunks.push(chunk);
          const body = Buffer.concat(chunks);
          verifySignature(signed, { body, secret: incoming.secret });
          // Needed where mails come in, and nowhere else.
          const { parseMail } = await import('./parse-mail.ts');
          const { takeMail } = await import('./take-mail.ts');
          const mail = await parseMail(body).catch(() => undefined);
          if (!mail) throw new AppError('MALFORMED_REQUEST');
          return takeMail(context, mail, { incoming, limit });
        },
      );
      request.log.info({ reqId: request.id, outcome }, 'mail came in');
      // Whatever became of it, it need not come again.
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  });
}
