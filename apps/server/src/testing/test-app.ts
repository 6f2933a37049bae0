import { randomUUID } from 'node:crypto';

import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { ProofRefusal } from '@uid/contract/proof';

import { createApp } from '../app.ts';
import type { AppDeps, Server } from '../app.ts';
import { createContext } from '../create-context.ts';
import type { UnnamedField } from '../http/serve.ts';
import { readConfig } from '../read-config.ts';
import { newId } from '../new-id.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { Answer, CallOptions } from './call-endpoint.ts';
import { watchAnswers } from './fitting-answers.ts';
import { openTestDatabase } from './test-database.ts';

/** A whole server on a database of its own, called without a socket; its answers must match the contract. */
export interface TestApp extends Server, AsyncDisposable {
  deps: AppDeps;
  clock: { now: number };
  /** Calls an endpoint and returns status, envelope and cookies. */
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<OutputOf<E>>>;
}

/** The key of the pages for development. */
export const testMailboxKey = 'the-key-of-the-test-mailbox';

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
    AUDIT_KEY: Buffer.alloc(32, 8).toString('base64'),
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
      const send = () => callEndpoint({ app, deps }, { endpoint, input, options });
      const answer = await send();
      // Signs again, as every client does, if the clock was moved between signing and arriving.
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
