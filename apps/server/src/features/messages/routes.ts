import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listFailedMessages, requeueFailed } from './repository.ts';
import type { StoredMessage } from './repository.ts';

export function serveMessages(serve: Serve, { database, now }: ServerContext): void {
  const { handle } = database;

  serve(contract.listFailedMessages, async ({ before }) => {
    const stored = await listFailedMessages(handle, { before, limit: pageSize + 1 });
    const messages = stored.slice(0, pageSize).map(presentFailed);
    return { messages, hasMore: stored.length > pageSize };
  });

  serve(contract.resendMessages, async ({ ids }) => ({
    resent: await requeueFailed(handle, ids, now()),
  }));
}

/** Whom it is for and why it did not arrive; its words stay where they are. */
function presentFailed({ settledAt, lastError, ...message }: StoredMessage): FailedMessage {
  const { id, channel, recipient, subject, createdAt, attempts } = message;
  return {
    id,
    channel,
    recipient,
    subject,
    createdAt,
    attempts,
    failedAt: settledAt ?? createdAt,
    ...(lastError !== null && { reason: lastError }),
  };
}
