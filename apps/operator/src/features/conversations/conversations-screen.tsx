import { Link } from '@tanstack/react-router';
import { listWaitingConversations } from '@uid/contract/staff-conversations';
import type { WaitingConversation } from '@uid/contract/staff-conversations';
import { useMemo } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { conversationTexts } from './conversation-texts.ts';
import styles from './conversations.module.css';

/** Customers who wait for an answer, each with a link to their messages. */
export function ConversationsScreen() {
  const own = useTexts(conversationTexts);
  const { language } = useConsoleSession();
  const { query } = useAddress();
  const { after } = query;
  const answer = useList(listWaitingConversations, { language, ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {({ conversations, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={conversations}
              keyOf={({ id }) => id}
              empty={own.empty}
            />
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

const paths = { order: '/orders/$no', enquiry: '/enquiries/$no' } as const;

function useColumns(): DataColumn<WaitingConversation>[] {
  const own = useTexts(conversationTexts);
  const { time, span } = useFormats();
  return useMemo(
    () => [
      {
        id: 'about',
        label: own.about,
        cell: ({ kind, no }) => (
          <span>
            {own.kinds[kind]}{' '}
            <Link to={paths[kind]} params={{ no }} search={{ show: 'messages' }}>
              {no}
            </Link>
          </span>
        ),
      },
      {
        id: 'text',
        label: own.text,
        cell: ({ text }) => <span className={styles.latest}>{text}</span>,
      },
      { id: 'since', label: own.since, cell: ({ waitTime }) => span(waitTime) },
      {
        id: 'due',
        label: own.due,
        cell: ({ dueAt, isOverdue }) =>
          dueAt !== undefined && (
            <span>
              {time(dueAt)} {isOverdue && <span className={styles.overdue}>{own.overdue}</span>}
            </span>
          ),
      },
    ],
    [own, time, span],
  );
}
