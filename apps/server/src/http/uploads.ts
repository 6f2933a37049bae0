import { createHash } from 'node:crypto';

import type { Endpoint } from '@uid/contract/endpoint';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import { AppError } from './app-error.ts';
import { waitForUpload } from './bound-bodies.ts';

/** The uploaded file of a request: read as it arrives, once; memory holds no more of it than its reader keeps. */
export interface UploadedFile extends AsyncIterable<Buffer> {
  /** Reads the rest and returns the SHA-256 of the whole file. Throws SESSION_INVALID if another one was signed. */
  finish: () => Promise<string>;
}

/** Maximum number of files that a process receives at once. Each is limited in bytes and in time. */
const maxAtOnce = 8;

export interface Uploads {
  /**
   * Passes the body of a request to `answer`. No answer is returned before the whole body has arrived and matches the
   * signed hash; `finish` checks that earlier, for code that writes.
   */
  receive: <T>(
    request: FastifyRequest,
    expected: { upload: Upload; bodyHash: string | undefined },
    answer: (file: UploadedFile) => Promise<T>,
  ) => Promise<T>;
}

type Upload = NonNullable<Endpoint['upload']>;

export function createUploads(max = maxAtOnce): Uploads {
  let count = 0;
  return {
    async receive(request, { upload, bodyHash }, answer) {
      refuse(request, upload);
      if (count >= max) throw new AppError('BUSY', { retryAfter: 5 });
      count += 1;
      waitForUpload(request.raw, Number(request.headers['content-length'] ?? upload.maxBytes));
      try {
        const file = openFile(request, { maxBytes: upload.maxBytes, bodyHash });
        const answered = await answer(file);
        await file.finish();
        return answered;
      } finally {
        count -= 1;
      }
    },
  };
}

/** Adds a route that leaves its body unread until its handler reads it. */
export function addUploadRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null));
    uploads.route(route);
  });
}

/** Refuses what the headers already rule out, before any byte of the body is read. */
function refuse({ headers }: FastifyRequest, { types, maxBytes }: Upload): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (!types.includes(type.trim().toLowerCase())) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE');
}

interface Expected {
  maxBytes: number;
  /** The hash in the request's proof, base64url; undefined if the request is not signed. */
  bodyHash: string | undefined;
}

function openFile({ raw }: FastifyRequest, { maxBytes, bodyHash }: Expected): UploadedFile {
  const hash = createHash('sha256');
  let size = 0;
  let found: string | undefined;

  async function* read(): AsyncGenerator<Buffer> {
    if (found === undefined) yield* readChunks();
    found ??= hash.digest('base64url');
    if (size > maxBytes) throw new AppError('BODY_TOO_LARGE');
    if (bodyHash !== undefined && found !== bodyHash) throw new AppError('SESSION_INVALID');
  }

  async function* readChunks(): AsyncGenerator<Buffer> {
    // A reader that stops early must not end the connection, on which the response has yet to be sent.
    const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        hash.update(chunk);
        if (size > maxBytes) throw new AppError('BODY_TOO_LARGE');
        yield chunk;
      }
    } catch (cause) {
      // The connection broke, so no client will receive this error.
      throw cause instanceof AppError ? cause : new AppError('MALFORMED_REQUEST');
    }
  }

  return {
    [Symbol.asyncIterator]: read,
    async finish() {
      const rest = read();
      let step = await rest.next();
      while (!step.done) step = await rest.next();
      return found ?? '';
    },
  };
}
