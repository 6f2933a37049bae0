import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { isSigned } from './sign.ts';

const keys = { accessKey: 'access-key', secretKey: 'secret/key+', region: 'cn-test-1' };

export interface S3StandIn extends AsyncDisposable {
  /** The settings that lead to this store. */
  environment: Record<string, string>;
  objects: Map<string, Buffer>;
  /** Method, address and range of every request with a valid signature. */
  asked: string[];
  /** Uploads in parts that were begun, and neither completed nor aborted. */
  parts: Map<string, Buffer[]>;
  /** Makes the store respond to each request with this failure; undefined: as it should. */
  fail: (status: number | undefined) => void;
  /**
   * What other stores do: respond with an error after status 200 to an upload in parts, and with the whole file to a
   * request for a range.
   */
  habits: { failsLate: boolean; sendsAll: boolean };
  stop: () => Promise<void>;
}

/**
 * Opens a store with one bucket that speaks as much of S3 as this site needs, and refuses requests that are not signed.
 */
export async function openS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, Buffer[]>();
  const asked: string[] = [];
  const habits = { failsLate: false, sendsAll: false };
  let failure: number | undefined;

  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      if (!isSigned(request, body, keys)) return refuse(reply, 403, 'SignatureDoesNotMatch');
      asked.push([request.method, request.url, request.headers.range].filter(Boolean).join(' '));
      if (failure !== undefined) return refuse(reply, failure, 'InternalError');
      return answer(request, reply, body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, reply: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', origin);
    const query = url.searchParams;
    const [bucket, ...rest] = url.pathname.slice(1).split('/');
    const key = rest.join('/');
    if (bucket !== 'files') return refuse(reply, 404, 'NoSuchBucket');
    const id = query.get('uploadId');
    const held = id === null ? undefined : parts.get(id);
    if (id !== null && !held) return refuse(reply, 404, 'NoSuchUpload');
    switch (request.method) {
      case 'PUT':
        if (held) held[Number(query.get('partNumber')) - 1] = body;
        else objects.set(key, body);
        return void reply.setHeader('etag', tagOf(body)).end();
      case 'POST':
        if (!held) {
          parts.set(`upload+${key}`, []);
          return xml(reply, `<UploadId>upload+${key}</UploadId>`);
        }
        if (
          held.some(
            (part, index) =>
              !body.includes(`<PartNumber>${index + 1}</PartNumber><ETag>${tagOf(part)}</ETag>`),
          )
        )
          return refuse(reply, 400, 'InvalidPart');
        if (habits.failsLate) return xml(reply, '<Error><Code>InternalError</Code></Error>');
        objects.set(key, Buffer.concat(held));
        parts.delete(id ?? '');
        return xml(reply, '<CompleteMultipartUploadResult/>');
      case 'DELETE':
        if (held) parts.delete(id ?? '');
        else objects.delete(key);
        return void reply.writeHead(204).end();
      default:
        if (key === '') return list(reply, query);
        return send(habits.sendsAll ? undefined : request.headers.range, reply, objects.get(key));
    }
  }

  function list(reply: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = all.slice(0, 2);
    const next = all.length > page.length ? page.at(-1) : undefined;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-05T08:00:00.000Z</LastModified></Contents>`,
    );
    xml(
      reply,
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}${
        next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
      }</ListBucketResult>`,
    );
  }

  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    environment: {
      S3_URL: `${origin}/files/site/one?region=${keys.region}`,
      S3_ACCESS_KEY: keys.accessKey,
      S3_SECRET_KEY: keys.secretKey,
    },
    objects,
    asked,
    parts,
    fail: (status) => (failure = status),
    habits,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function send(range: string | undefined, reply: ServerResponse, bytes: Buffer | undefined): void {
  if (!bytes) return refuse(reply, 404, 'NoSuchKey');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (first === undefined) return void reply.end(bytes);
  reply.writeHead(206).end(bytes.subarray(Number(first), Number(last) + 1));
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(reply: ServerResponse, text: string): void {
  reply.setHeader('content-type', 'application/xml').end(`<?xml version="1.0"?>${text}`);
}

function refuse(reply: ServerResponse, status: number, code: string): void {
  reply.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}
