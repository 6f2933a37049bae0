import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { answerMissing } from '../../http/answer-missing.ts';
import { findFile } from './repository.ts';

/** The path of fonts that were cut after the build. No file of the build has such an address. */
export const fontFolder = '/assets/page-fonts';

export function servePageFontFiles(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
): void {
  app.get<{ Params: { name: string } }>(`${fontFolder}/:name`, async (request, reply) => {
    const { name } = request.params;
    const bytes = /^[\w-]{9,160}\.woff2$/.test(name) && (await findFile(database.handle, name));
    if (!bytes) return answerMissing(request, reply, true);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(bytes);
  });
}
