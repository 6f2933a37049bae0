import { randomUUID } from 'node:crypto';

import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import { accessTokenHeader } from '@uid/contract/constants';
import { mayOpenSession } from '@uid/contract/proof';
import type { ProofKey, ProofRefusal } from '@uid/contract/proof';

import { createApp } from '../app.ts';
import type { AppDeps, Server } from '../app.ts';
import { createContext } from '../create-context.ts';
import type { UnnamedField } from '../http/serve.ts';
import { readConfig } from '../read-config.ts';
import { newId } from '../new-id.ts';
import { watchAnswers } from './fitting-answers.ts';
import { signInjected } from './sign-request.ts';
import { openTestDatabase } from './test-database.ts';

/** A whole server on a database of its own, driven without a socket; its answers must fit the contract. */
export interface TestApp extends Server, AsyncDisposable {
  deps: AppDeps;
  clock: { now: number };
  /** Calls an endpoint and yields status, envelope and cookies. */
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<OutputOf<E>>>;
}

/** Opens the pages for development. */
export const testMailboxKey = 'the-key-of-the-test-mailbox';

export interface CallOptions {
  token?: string;
  /** Whose key signs; `none`: nobody's. */
  key?: ProofKey | 'none';
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  address?: string;
}

export interface Answer<Result> extends Envelope<Result & ErrorResult> {
  status: number;
  cookies: Record<string, string>;
  headers: Record<string, unknown>;
}

export async function createTestApp(
  overrides: Partial<AppDeps> & { environment?: Record<string, string> } = {},
): Promise<TestApp> {
  const database = overrides.database ?? (await openTestDatabase());
  const clock = { now: Date.UTC(2026, 0, 5, 8) };
  const { environment, ...rest } = overrides;
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: `/nonexistent/${randomUUID()}`,
    MAILBOX_KEY: testMailboxKey,
    SECRET_KEYS: Buffer.alloc(32, 7).toString('base64'),
    ...environment,
  });
  const context = createContext({ config, database, now: () => clock.now, newId });
  const unnamed: UnnamedField[] = [];
  const onUnnamed = (fault: UnnamedField) => void unnamed.push(fault);
  const deps: AppDeps = { ...context, onUnnamed, ...rest };
  const server = await createApp(deps);
  const { app } = server;
  const expectFittingAnswers = watchAnswers(app);
  return {
    ...server,
    deps,
    clock,
    async call(endpoint, input, options) {
      const send = () => inject({ app, deps }, { endpoint, input, options });
      const answer = await send();
      // As every client does: where the clock was moved between signing and arriving, sign anew.
      const { proof } = (answer.result?.details ?? {}) as Partial<ProofRefusal>;
      return proof === 'time' ? send() : answer;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      if (!overrides.database) await database[Symbol.asyncDispose]();
      expectFittingAnswers();
      if (unnamed.length > 0)
        throw new Error(`Answers say more than their contract: ${JSON.stringify(unnamed)}`);
    },
  };
}

async function inject<E extends Endpoint>(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  { endpoint, input, options = {} }: { endpoint: E; input: InputOf<E>; options?: CallOptions },
): Promise<Answer<OutputOf<E>>> {
  const { method, path } = endpoint;
  const isGet = method === 'GET';
  const query = isGet ? `${new URLSearchParams(asQuery(input))}` : '';
  const url = query ? `${path}?${query}` : path;
  const body = isGet ? undefined : JSON.stringify(input);
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
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Of its own for each call, unless the test says which.
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
      ...options.headers,
    },
    ...(body !== undefined && { payload: body }),
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
