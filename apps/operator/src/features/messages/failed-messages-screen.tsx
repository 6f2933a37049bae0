import { listFailedMessages } from '@uid/contract/messages';
import type { FailedMessage } from '@uid/contract/messages';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { failureWords } from './failure-words.ts';
import { messageTexts } from './message-texts.ts';
import { ResendButton } from './resend-button.tsx';

/** Mails and text messages that could not be delivered, with a button to send them again. */
export function FailedMessagesScreen() {
  const { title, lead, empty } = useTexts(messageTexts);
  const { after } = useAddress().query;
  const answer = useList(listFailedMessages, { ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={title} lead={lead}>
      <Answered answer={answer}>
        {({ messages, next }) => (
          <>
            <DataTable
              caption={title}
              columns={columns}
              rows={messages}
              keyOf={({ id }) => id}
              empty={empty}
              acts={messages.length > 1 && <ResendButton ids={messages.map(({ id }) => id)} />}
            />
            <PageLinks next={next} />
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
      {
        id: 'channel',
        label: own.channel,
        cell: ({ channel }) => own.channels[channel] ?? channel,
      },
      { id: 'failed', label: own.failed, isTime: true, cell: ({ failedAt }) => time(failedAt) },
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
        cell: ({ reason }) => reason && <Reason code={reason} />,
      },
      { id: 'act', label: own.act, keepsLine: true, cell: ({ id }) => <ResendButton ids={[id]} /> },
    ],
    [own, time, number],
  );
}

/** The reason in the reader's words if the code is known, and the code of the server or the provider. */
function Reason({ code }: { code: string }) {
  const { language } = useConsoleSession();
  const { coded } = useTexts(messageTexts);
  const said = failureWords(code)?.[language];
  return said ? coded(said, code) : <span lang="en">{code}</span>;
}
