import { listFailedMessages } from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { messageTexts } from './message-texts.ts';
import { ResendButton } from './resend-button.tsx';

/** Mails and text messages that were given up, to be sent again. */
export function FailedMessagesScreen() {
  const { title, lead, empty } = useTexts(messageTexts);
  const { query } = useAddress();
  const { before } = query;
  const answer = useAnswer(listFailedMessages, { ...(before && { before }) });
  const columns = useColumns();
  return (
    <Screen title={title} lead={lead}>
      <Answered answer={answer}>
        {({ messages, hasMore }) => (
          <>
            <DataTable
              caption={title}
              columns={columns}
              rows={messages}
              keyOf={({ id }) => id}
              empty={empty}
              tools={messages.length > 1 && <ResendButton ids={messages.map(({ id }) => id)} />}
            />
            <PageLinks parameter="before" next={hasMore ? messages.at(-1)?.id : undefined} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<FailedMessage>[] {
  const own = useTexts(messageTexts);
  const { time, number } = useFormats();
  return useMemo(
    () => [
      { id: 'recipient', label: own.recipient, cell: ({ recipient }) => recipient },
      { id: 'subject', label: own.subject, cell: ({ subject }) => subject },
      { id: 'channel', label: own.channel, cell: ({ channel }) => <code>{channel}</code> },
      { id: 'failed', label: own.failed, cell: ({ failedAt }) => time(failedAt) },
      {
        id: 'attempts',
        label: own.attempts,
        numeric: true,
        isHidden: true,
        cell: ({ attempts }) => number(attempts),
      },
      {
        id: 'reason',
        label: own.reason,
        cell: ({ reason }) => reason && <span lang="en">{reason}</span>,
      },
      { id: 'act', label: own.act, cell: ({ id }) => <ResendButton ids={[id]} /> },
    ],
    [own, time, number],
  );
}
