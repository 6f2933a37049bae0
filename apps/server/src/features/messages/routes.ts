import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { maskWords, seesPersons } from '../../mask-person.ts';
import { listFailedMessages, requeueFailed } from './repository.ts';
import type { StoredMessage } from './repository.ts';

export function serveMessages(serve: Serve, { now }: ServerContext): void {
  serve(contract.listFailedMessages, async ({ after }, { act, session }) => {
    const stored = await act({}, async (handle, note) => {
      const page = await listFailedMessages(handle, { after, limit: pageSize + 1 });
      note({ after: { ids: page.slice(0, pageSize).map(({ id }) => id) } });
      return page;
    });
    const presented = stored.slice(0, pageSize).map(presentFailed);
    const messages = seesPersons(session) ? presented : presented.map(maskMessage);
    return { messages, ...(stored.length > pageSize && { next: messages.at(-1)?.id }) };
  });

  serve(contract.resendMessages, ({ ids }, { act }) =>
    act({}, async (handle, note) => {
      const resent = await requeueFailed(handle, ids, now());
      note({ after: { ids, resent } });
      return { resent };
    }),
  );
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

function maskMessage({ recipient, subject, reason, ...message }: FailedMessage): FailedMessage {
  return {
    ...message,
    recipient: maskWords(recipient),
    subject: maskWords(subject),
    ...(reason !== undefined && { reason: maskWords(reason) }),
  };
}
