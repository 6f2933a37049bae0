import { downloadKinds, downloadRoutes, listDownloads } from '@uid/contract/downloads';
import type { PublishedFile } from '@uid/downloads/published-files';
import type { FastifyInstance } from 'fastify';

import type { Serve } from '../../http/serve.ts';
import { answerFile } from './answer-file.ts';
import { answerMissing } from './answer-missing.ts';
import { presentDownload, toServedFile } from './served-file.ts';

export interface DownloadServer {
  app: FastifyInstance;
  serve: Serve;
  hasPages: boolean;
}

/**
 * Published files by name. The names are the keys of a map: nothing that a caller sends
 * ever becomes a path, and the bytes are in memory.
 */
export function serveDownloads({ app, serve, hasPages }: DownloadServer, files: PublishedFile[]) {
  const published = files.map(toServedFile);

  serve(listDownloads, async ({ language, product }) => ({
    downloads: published
      .filter(({ file }) => product === undefined || file.product === product)
      .map((each) => presentDownload(each, language)),
  }));

  for (const kind of downloadKinds) {
    const byName = new Map(
      published
        .filter(({ file }) => file.kind === kind)
        .map((each) => [each.file.name, each] as const),
    );
    app.get<{ Querystring: { n?: unknown } }>(
      downloadRoutes[kind],
      { exposeHeadRoute: true },
      async (request, reply) => {
        const { n } = request.query;
        const file = typeof n === 'string' ? byName.get(n) : undefined;
        if (file) return answerFile(request, reply, file);
        return answerMissing(request, reply, hasPages);
      },
    );
  }
}
