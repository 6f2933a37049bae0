import { createHash } from 'node:crypto';

import type { Endpoint } from '@uid/contract/endpoint';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import { AppError } from './app-error.ts';
import { waitForUpload } from './bound-bodies.ts';

/** The file that a request is: read while it arrives, once, and never more of it in memory than whoever reads keeps. */
export interface UploadedFile extends AsyncIterable<Buffer> {
  /** Reads what is left, and yields the SHA-256 of all of it. Throws where that is not what was signed. */
  finish: () => Promise<string>;
}

/** How many files a process takes in at once. Each is bounded, in bytes and in time. */
const maxAtOnce = 8;

export interface Uploads {
  /**
   * Hands the body of a request to whoever answers it. Nothing is answered before the whole body has come and is the
   * one that was signed; `finish` says so earlier, to what writes.
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

/** Adds a route whose body is left where it is until its handler reads it. */
export function addUploadRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _body, done) => done(null));
    uploads.route(route);
  });
}

/** What its headers tell already, before a byte of it is read. */
function refuse({ headers }: FastifyRequest, { types, maxBytes }: Upload): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (!types.includes(type.trim().toLowerCase())) throw new AppError('UNSUPPORTED_TYPE');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AppError('BODY_TOO_LARGE');
}

interface Expected {
  maxBytes: number;
  /** As the proof of the request has it, base64url; undefined where nobody signed. */
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
    // Whoever stops reading has not ended the connection, on which the answer has yet to go.
    const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    try {
      for await (const chunk of chunks) {
        size += chunk.length;
        hash.update(chunk);
        if (size > maxBytes) throw new AppError('BODY_TOO_LARGE');
        yield chunk;
      }
    } catch (cause) {
      // The connection broke: there is nobody left to tell.
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
