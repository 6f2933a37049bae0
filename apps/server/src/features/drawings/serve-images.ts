import { openGraphPrefix } from '@uid/downloads/og-manifest';
import type { FastifyInstance } from 'fastify';

import { answerMissing } from '../../http/answer-missing.ts';
import type { Drawings } from './drawings.ts';
import { readImageName } from './image-name.ts';

interface Options {
  drawings: Drawings;
  hasPages: boolean;
}

/**
 * Serves the preview images by name. The image always shows what is published now, whatever version the address names.
 */
export function servePreviewImages(app: FastifyInstance, { drawings, hasPages }: Options): void {
  app.get<{ Params: { language: string; file: string }; Querystring: { v?: unknown } }>(
    `${openGraphPrefix}:language/:file`,
    async (request, reply) => {
      const { language, file } = request.params;
      const asked = readImageName(language, file);
      const image = asked && (await drawings.findImage(asked));
      if (!image) return answerMissing(request, reply, hasPages);
      const { bytes, version } = image;
      const isAsked = version !== undefined && request.query.v === version;
      return reply
        .header('cache-control', isAsked ? 'public, max-age=86400' : 'no-cache')
        .type('image/png')
        .send(bytes);
    },
  );
}
