import { accessTokenHeader } from '@uid/contract/constants';
import { cancelOrder, placeOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import type { FindSession } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import { findLanguage, saveLanguage } from './repository.ts';

const telling = new Set<string>([placeOrder, startPayment, cancelOrder].map(({ path }) => path));

/** Keeps the language in which an account orders and pays: its notices are mailed in it, whoever causes them. */
export function rememberLanguages(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
  findSession: FindSession,
): void {
  const { handle } = database;
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || !telling.has(request.routeOptions.url ?? '')) return;
    const token = request.headers[accessTokenHeader.toLowerCase()];
    const session = typeof token === 'string' ? await findSession(token) : undefined;
    if (!session) return;
    const { accountId } = session;
    const language = requestLanguage(request);
    if ((await findLanguage(handle, accountId)) !== language)
      await saveLanguage(handle, { accountId, language });
  });
}
