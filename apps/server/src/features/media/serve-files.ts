import { mediaPrefix, pictureFileTypes } from '@uid/contract/picture-files';
import type { PictureKind } from '@uid/contract/picture-files';
import type { FastifyInstance } from 'fastify';

import { answerMissing } from '../../http/answer-missing.ts';
import { fileNames } from './files/file-store.ts';
import type { FileStore } from './files/file-store.ts';

/** Serves the files of the library; any other name is not found. */
export function serveMediaFiles(
  app: FastifyInstance,
  { store, hasPages }: { store: FileStore; hasPages: boolean },
): void {
  app.get<{ Params: { name: string } }>(`${mediaPrefix}:name`, async (request, reply) => {
    const { name } = request.params;
    const bytes = fileNames.media.test(name) ? await store.read(name) : undefined;
    if (!bytes) return answerMissing(request, reply, hasPages);
    const kind = name.slice(name.indexOf('.') + 1) as PictureKind;
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(pictureFileTypes[kind])
      .send(bytes);
  });
}
