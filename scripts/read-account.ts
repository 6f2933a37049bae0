import { getSecurity, listActivity, listSessions } from '@uid/contract/account';
import { getMobile } from '@uid/contract/mobile';
import { listOutside } from '@uid/contract/outside-login';
import { previewDeletion } from '@uid/contract/personal-data';
import { storageKey } from '@uid/contract/storage';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../apps/server/src/context.ts';
import { insertAccount, insertSession } from '../apps/server/src/testing/insert-account.ts';
import { signInjected } from '../apps/server/src/testing/sign-request.ts';
import type { Visitor } from './mount-micro-app.ts';

const email = 'reader@example.com';
/** What the page of an account asks at its start. */
const asked = [
  getSecurity,
  getMobile,
  listOutside,
  listSessions,
  listActivity,
  previewDeletion,
].map(({ path }) => path);

/** Somebody new, who looks at the account: what the app would ask the server for. */
export async function readAccount(app: FastifyInstance, context: ServerContext): Promise<Visitor> {
  const account = await insertAccount(context, { email, passwordHash: '' });
  const token = await insertSession(context, account);
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
