import type { textPage } from '@uid/contract/content';
import { textPagePrefix } from '@uid/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { z } from '@uid/contract/zod';

import type { ServerContext } from '../../context.ts';
import { findBody } from './contents.ts';

/** `/im/NAME.txt`: small published text pages; any other name is not found. */
export function serveTextPages(app: FastifyInstance, { database }: ServerContext): void {
  app.get<{ Params: { file: string } }>(`${textPagePrefix}:file`, async (request, reply) => {
    const name = /^([a-z0-9-]+)\.txt$/.exec(request.params.file)?.[1];
    const page =
      name && (await findBody<z.infer<typeof textPage>>(database.handle, 'text-page', name));
    void reply.type('text/plain; charset=utf-8');
    return page ? page.body : reply.status(404).send('404\n');
  });
}
