import * as contract from '@uid/contract/conversations';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { answerOnce, keyedRequest } from '../idempotency/answer-once.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OrderKey } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { counted, createConversationLimits } from './conversation-limits.ts';
import { answerFile } from './files/send-file.ts';
import { keepFile, readFile } from './files/keep-file.ts';
import { findFile, findMessageTime, markSeen } from './repository.ts';
import { readThread } from './read-thread.ts';
import { serveStaffConversations } from './staff-routes.ts';
import { writeMessage } from './write-message.ts';

/** What a customer writes and reads about their own orders. */
export function serveConversations(serve: Serve, context: ServerContext): void {
  const { database, now } = context;
  const { handle } = database;
  const limits = createConversationLimits(context);

  serve(contract.getThread, async ({ no }, { session: { accountId } }) => {
    const order = await getOwn(handle, { no, accountId });
    return readThread(handle, order.id, { now: now(), canWrite: order.erasedAt === null });
  });

  serve(contract.sendMessage, async (input, caller) => {
    const { no, text, files } = input;
    const { accountId } = caller.session;
    await limits.messages.spend(counted(accountId));
    const request = keyedRequest(caller, 'write-message', input);
    return database.transact(async (tx) => {
      const { id } = await getWritable(tx, { no, accountId });
      return answerOnce(tx, { request, now: now() }, async () => {
        const draft = { id, kind: 'order', side: 'customer', channel: 'site' } as const;
        const written = await writeMessage(
          tx,
          { ...draft, accountId, text, attached: files },
          context,
        );
        return { id: written ?? '' };
      });
    });
  });

  serve(contract.attachFile, async ({ no, name }, { session: { accountId }, file }) => {
    const { id: conversationId } = await getWritable(handle, { no, accountId });
    await limits.files.spend(counted(accountId));
    const checked = await readFile(name, file);
    const attaching = { conversationId, side: 'customer', accountId, file: checked } as const;
    return database.transact((tx) => keepFile(tx, attaching, context));
  });

  serve(contract.markThreadRead, async ({ no, id }, { session: { accountId } }) => {
    const order = await getOwn(handle, { no, accountId });
    const at = await findMessageTime(handle, { conversationId: order.id, id });
    if (at !== undefined) await markSeen(handle, { id: order.id, side: 'customer', at });
    return {};
  });

  serve(contract.messageFileContent, async ({ no, id }, { session: { accountId } }) => {
    const order = await getOwn(handle, { no, accountId });
    return answerFile(await findFile(handle, { conversationId: order.id, id }));
  });

  serveStaffConversations(serve, context);
}

async function getOwn(handle: Handle, key: OrderKey): Promise<StoredOrder> {
  const order = await findOrder(handle, key);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** What has lost its person is written about no more. */
async function getWritable(handle: Handle, key: OrderKey): Promise<StoredOrder> {
  const order = await getOwn(handle, key);
  if (order.erasedAt !== null) throw new AppError('STATE_CONFLICT');
  return order;
}
