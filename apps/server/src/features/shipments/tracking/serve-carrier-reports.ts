import type { FastifyInstance } from 'fastify';

import type { Shipping } from '../shipping.ts';
import { receiveReport } from './receive-report.ts';

/** Receives the carriers' reports. Signatures cover the raw bytes, so no body parser may touch them. */
export async function serveCarrierReports(app: FastifyInstance, shipping: Shipping): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.post<{ Params: { carrier: string } }>(
      '/api/carrier-reports/:carrier',
      async (request, reply) => {
        const { carrier: code } = request.params;
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        await receiveReport(shipping, code, { body, headers: request.headers });
        return reply.send({ received: true });
      },
    );
  });
}
