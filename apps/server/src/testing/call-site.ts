import { randomUUID } from 'node:crypto';

import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';

import type { Database } from '../database/database.ts';
import { makeStaff } from '../features/identity/testing/make-staff.ts';
import { newId } from '../new-id.ts';
import { insertAccount, insertSession } from './insert-account.ts';
import { signRequest } from './sign-request.ts';

export interface SiteAnswer<E extends Endpoint> {
  status: number;
  result: OutputOf<E> & ErrorResult;
}

interface Called<E extends Endpoint> {
  endpoint: E;
  input: InputOf<E>;
  token?: string;
  /** The file for an endpoint that takes an upload. */
  file?: Uint8Array | undefined;
  /** The key for a call that is repeated until it is answered. */
  idempotencyKey?: string;
}

/** Calls an endpoint of a site that runs as a separate process. */
export async function callSite<E extends Endpoint>(
  origin: string,
  { endpoint, input, token, file, idempotencyKey = randomUUID() }: Called<E>,
): Promise<SiteAnswer<E>> {
  const { method, path, upload } = endpoint;
  const isQuery = method === 'GET' || upload !== undefined;
  const query = isQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const url = `${origin}${path}${query}`;
  const body = file ? Buffer.from(file) : isQuery ? undefined : JSON.stringify(input);
  const signed = await signRequest({ method, url, body, token, now: Date.now() });
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': upload?.types[0] ?? 'application/json',
      'idempotency-key': idempotencyKey,
      ...signed,
    },
    ...(body !== undefined && { body }),
  });
  const { result } = (await answer.json()) as Envelope<OutputOf<E> & ErrorResult>;
  return { status: answer.status, result };
}

/** Adds an editor to the database of a running site; returns the account and a session's token. */
export async function hireEditor(
  database: Database,
  dataDir: string,
): Promise<{ accountId: string; token: string }> {
  const now = Date.now();
  const context = { database, newId, now: () => now };
  const id = newId();
  const account = { email: `editor-${id}@example.com`, passwordHash: 'none' };
  const accountId = await insertAccount(context, account);
  const token = await insertSession(context, accountId);
  const deps = { database, config: { dataDir, secretKeys: undefined } };
  await makeStaff({ deps, clock: { now } }, accountId, ['editor']);
  return { accountId, token };
}
