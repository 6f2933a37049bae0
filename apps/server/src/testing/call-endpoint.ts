import { randomUUID } from 'node:crypto';

import { accessTokenHeader } from '@uid/contract/constants';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import { mayOpenSession } from '@uid/contract/proof';
import type { ProofKey } from '@uid/contract/proof';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../context.ts';
import { signInjected } from './sign-request.ts';

export interface CallOptions {
  token?: string;
  /** The key that signs the request; `none`: the request is not signed. */
  key?: ProofKey | 'none';
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  address?: string;
  /** The file for an endpoint that takes an upload. */
  file?: string | Uint8Array;
}

export interface Answer<Result> extends Envelope<Result & ErrorResult> {
  status: number;
  cookies: Record<string, string>;
  headers: Record<string, unknown>;
}

interface Called {
  app: FastifyInstance;
  deps: Pick<ServerContext, 'config' | 'now'>;
}

/** Calls an endpoint of a server without a socket, with the same request that a browser would send. */
export async function callEndpoint<E extends Endpoint>(
  { app, deps }: Called,
  { endpoint, input, options = {} }: { endpoint: E; input: InputOf<E>; options?: CallOptions },
): Promise<Answer<OutputOf<E>>> {
  const { method, path } = endpoint;
  const isQuery = method === 'GET' || endpoint.upload !== undefined;
  const query = isQuery ? `${new URLSearchParams(asQuery(input))}` : '';
  const url = query ? `${path}?${query}` : path;
  const type = endpoint.upload?.types[0] ?? 'application/json';
  const body = endpoint.upload
    ? new Uint8Array(Buffer.from(options.file ?? ''))
    : isQuery
      ? undefined
      : JSON.stringify(input);
  const { token, key } = options;
  const isSigned = key !== 'none' && (token !== undefined || mayOpenSession(endpoint));
  const signed = { method, url, body, token, host: options.headers?.['host'] };
  const answer = await app.inject({
    method,
    url,
    ...(options.cookies && { cookies: options.cookies }),
    ...(options.address && { remoteAddress: options.address }),
    headers: {
      ...(token && { [accessTokenHeader]: token }),
      ...(isSigned && (await signInjected(deps, signed, key))),
      ...(body !== undefined && { 'content-type': type }),
      // Each call has a key of its own, unless the test sets one.
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
      ...options.headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : Buffer.from(body) }),
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  const envelope = JSON.parse(answer.body) as Envelope<OutputOf<E> & ErrorResult>;
  return { ...envelope, status: answer.statusCode, cookies, headers: answer.headers };
}

function asQuery(input: unknown): Record<string, string> {
  const entries = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
