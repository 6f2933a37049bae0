import { getSecurity, listActivity, listSessions } from '@uid/contract/account';
import { getMobile } from '@uid/contract/mobile';
import { listOutside } from '@uid/contract/outside-login';
import { previewDeletion } from '@uid/contract/personal-data';
import { storageKey } from '@uid/contract/storage';
import type { FastifyInstance } from 'fastify';

import type { AccountEventKind } from '@uid/contract/account';
import type { ServerContext } from '../apps/server/src/context.ts';
import { recordEvent } from '../apps/server/src/features/identity/record-event.ts';
import { insertAccount, insertSession } from '../apps/server/src/testing/insert-account.ts';
import { signInjected } from '../apps/server/src/testing/sign-request.ts';
import type { Visitor } from './mount-micro-app.ts';

const email = 'reader@example.com';
/** The endpoints that the account page calls when it opens. */
const asked = [
  getSecurity,
  getMobile,
  listOutside,
  listSessions,
  listActivity,
  previewDeletion,
].map(({ path }) => path);

/** The events that most accounts have in their log. */
const usual: readonly AccountEventKind[] = [
  'registered',
  'logged-in',
  'logged-out',
  'stepped-up',
  'password-set',
  'passkey-added',
  'mobile-added',
];
const from = {
  address: '203.0.113.7',
  agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Returns a visitor with the answers that the account page would ask the server for. */
export async function readAccount(app: FastifyInstance, context: ServerContext): Promise<Visitor> {
  const account = await insertAccount(context, { email, passwordHash: '' });
  const token = await insertSession(context, account);
  // One after the other, so that their order is that of the log.
  for (const kind of usual)
    await recordEvent(context.database.handle, { kind, accountId: account, from }, context);
  const answers: Record<string, string> = {};
  for (const url of asked) {
    const proof = await signInjected(context, { method: 'GET', url, token });
    const { statusCode, body } = await app.inject({
      url,
      headers: { ...proof, 'accept-language': 'zh-CN', 'sec-fetch-site': 'same-origin' },
    });
    if (statusCode !== 200) throw new Error(`${url} answers with ${statusCode}: ${body}`);
    answers[url] = body;
  }
  return {
    stored: {
      [storageKey('token')]: JSON.stringify(token),
      [storageKey('user')]: JSON.stringify({ email }),
    },
    answers,
  };
}
