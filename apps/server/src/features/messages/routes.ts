import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';

import { cutPage } from '../../database/cut-page.ts';
import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { maskWords, seesPersons } from '../../mask-person.ts';
import { listFailedMessages, requeueFailed } from './repository.ts';
import type { StoredMessage } from './repository.ts';

export function serveMessages(serve: Serve, { now }: ServerContext): void {
  serve(contract.listFailedMessages, async ({ after }, { act, session }) => {
    const { rows, next } = await act({}, async (handle, note) => {
      const found = await listFailedMessages(handle, { after, limit: pageSize + 1 });
      const page = cutPage(found, pageSize, ({ id }) => id);
      note({ after: { ids: page.rows.map(({ id }) => id) } });
      return page;
    });
    const messages = rows.map(presentFailed);
    return { messages: seesPersons(session) ? messages : messages.map(maskMessage), next };
  });

  serve(contract.resendMessages, ({ ids }, { act }) =>
    act({}, async (handle, note) => {
      const resent = await requeueFailed(handle, ids, now());
      note({ after: { ids, resent } });
      return { resent };
    }),
  );
}

/** Shows whom the message is for and why it did not arrive, but not its text. */
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
