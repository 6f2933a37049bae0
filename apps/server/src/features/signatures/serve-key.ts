import { openPgpKeyPath } from '@uid/contract/paths';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import type { Signatures } from './signatures.ts';

/** Serves the public key with which readers check the site's signatures. */
export function serveKey(app: FastifyInstance, signatures: Signatures): void {
  app.get(openPgpKeyPath, async (_request, reply) => {
    const key = await signatures.readKey();
    if (!key) throw new AppError('NOT_FOUND');
    return reply.type('application/pgp-keys').send(key.armored);
  });
}
