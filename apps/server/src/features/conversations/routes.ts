import * as contract from '@uid/contract/conversations';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { answerOnce, keyedRequest } from '../idempotency/answer-once.ts';
import { limitKeyOf, createConversationLimits } from './conversation-limits.ts';
import { answerFile } from './files/answer-file.ts';
import { keepFile, readFile } from './files/keep-file.ts';
import { findMatter } from './read-matter.ts';
import type { Matter, MatterKey } from './read-matter.ts';
import { findFile, findMessageTime, markSeen } from './repository.ts';
import { readThread } from './read-thread.ts';
import { serveStaffConversations } from './staff-routes.ts';
import { writeMessage } from './write-message.ts';

/** Serves what customers read and write about their own orders and enquiries. */
export function serveConversations(serve: Serve, context: ServerContext): void {
  const { database, now } = context;
  const { handle } = database;
  const limits = createConversationLimits(context);

  serve(contract.getThread, async ({ no }, { session }) =>
    readThread(handle, await getOwn(handle, { no, ...session }), { now: now() }),
  );

  serve(contract.sendMessage, async (input, caller) => {
    const { no, text, files } = input;
    const { accountId, email } = caller.session;
    await limits.messages.spend(limitKeyOf(accountId));
    const request = keyedRequest(caller, 'write-message', input);
    return database.transact(async (tx) => {
      const { id, kind } = await getWritable(tx, { no, accountId, email });
      return answerOnce(tx, { request, now: now() }, async () => {
        const draft = { id, kind, side: 'customer', channel: 'site' } as const;
        const written = await writeMessage(
          tx,
          { ...draft, accountId, text, attached: files },
          context,
        );
        return { id: written ?? '' };
      });
    });
  });

  serve(contract.attachFile, async ({ no, name }, { session, file }) => {
    const { accountId } = session;
    const { id, kind } = await getWritable(handle, { no, ...session });
    await limits.files.spend(limitKeyOf(accountId));
    const checked = await readFile(name, file);
    const attaching = { id, kind, side: 'customer', accountId, file: checked } as const;
    return database.transact((tx) => keepFile(tx, attaching, context));
  });

  serve(contract.markThreadRead, async ({ no, id }, { session }) => {
    const matter = await getOwn(handle, { no, ...session });
    const at = await findMessageTime(handle, { conversationId: matter.id, id });
    const seen = { id: matter.id, side: 'customer', now: now() } as const;
    if (at !== undefined) await markSeen(handle, { ...seen, at });
    return {};
  });

  serve(contract.messageFileContent, async ({ no, id }, { session }) => {
    const matter = await getOwn(handle, { no, ...session });
    return answerFile(await findFile(handle, { conversationId: matter.id, id }));
  });

  serveStaffConversations(serve, context);
}

async function getOwn(handle: Handle, key: MatterKey): Promise<Matter> {
  const matter = await findMatter(handle, key);
  if (!matter) throw new AppError('NOT_FOUND');
  return matter;
}

async function getWritable(handle: Handle, key: MatterKey): Promise<Matter> {
  const matter = await getOwn(handle, key);
  if (!matter.canWrite) throw new AppError('STATE_CONFLICT');
  return matter;
}
