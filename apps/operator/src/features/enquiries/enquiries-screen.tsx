import { enquiryKinds, enquiryStates } from '@uid/contract/kinds';
import { listEnquiries, maxEnquiriesCounted } from '@uid/contract/staff-enquiries';
import type { EnquirySummary } from '@uid/contract/staff-enquiries';
import { Link } from '@tanstack/react-router';
import { languageTags } from '@uid/contract/language';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { StateCounts } from '../../table/state-counts.tsx';
import styles from './enquiries.module.css';
import { EnquiryState } from './enquiry-state.tsx';
import { enquiryTexts } from './enquiry-texts.ts';

/** The enquiries of visitors, with the assigned colleagues and the median time until an answer. */
export function EnquiriesScreen() {
  const own = useTexts(enquiryTexts);
  const { language } = useConsoleSession();
  const { query } = useAddress();
  const { after } = query;
  const state = filterValue(enquiryStates, query['state']);
  const kind = filterValue(enquiryKinds, query['kind']);
  const answer = useList(listEnquiries, {
    language,
    ...(state && { state }),
    ...(kind && { kind }),
    ...(query['assignee'] === 'me' && { assignee: 'me' }),
    ...(query['order'] === 'oldest' && { order: 'oldest' as const }),
    ...(after && { after }),
  });
  const columns = useColumns();
  const { span } = useFormats();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {(answered) => (
          <>
            <StateCounts
              states={enquiryStates}
              counts={answered.counts}
              max={maxEnquiriesCounted}
              label={(state, count) => own.count(own.states[state], count)}
            >
              {answered.medianResponseTime !== undefined && (
                <li className={styles.small}>{own.median(span(answered.medianResponseTime))}</li>
              )}
            </StateCounts>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={answered.enquiries}
              keyOf={({ no }) => no}
              empty={own.empty}
              tools={
                <>
                  <Filter name="state" label={own.state} all={own.all} options={own.states} />
                  <Filter name="kind" label={own.kind} all={own.all} options={own.kinds} />
                  <Filter
                    name="assignee"
                    label={own.assignee}
                    all={own.all}
                    options={{ me: own.me }}
                  />
                  <Filter
                    name="order"
                    label={own.order}
                    all={own.newest}
                    options={{ oldest: own.oldest }}
                  />
                </>
              }
            />
            <PageLinks next={answered.next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<EnquirySummary>[] {
  const own = useTexts(enquiryTexts);
  const { time, span } = useFormats();
  return useMemo(
    () => [
      {
        id: 'no',
        label: own.no,
        cell: ({ no }) => (
          <Link to="/enquiries/$no" params={{ no }}>
            {no}
          </Link>
        ),
      },
      { id: 'state', label: own.state, cell: ({ state }) => <EnquiryState state={state} /> },
      { id: 'kind', label: own.kind, cell: ({ kind }) => own.kinds[kind] },
      {
        id: 'from',
        label: own.from,
        cell: ({ name }) => <span className={styles.name}>{name}</span>,
      },
      { id: 'company', label: own.company, cell: ({ company }) => company },
      {
        id: 'message',
        label: own.message,
        cell: ({ message, language: written }) => (
          <span className={styles.first} lang={languageTags[written]}>
            {firstWords(message)}
          </span>
        ),
      },
      {
        id: 'assignee',
        label: own.assignee,
        cell: ({ assignee }) =>
          assignee && <span className={styles.assignee}>{assignee.email ?? own.gone}</span>,
      },
      {
        id: 'received',
        label: own.received,
        isTime: true,
        cell: ({ createdAt }) => time(createdAt),
      },
      {
        id: 'response',
        label: own.response,
        keepsLine: true,
        cell: ({ responseTime }) => responseTime !== undefined && span(responseTime),
      },
    ],
    [own, time, span],
  );
}

/** Returns the beginning of a message, cut at the end of a word; Chinese words are not separated by spaces. */
function firstWords(message: string): string {
  const max = 60;
  if (message.length <= max) return message;
  const first = message.slice(0, max + 1).replace(/[\s,.;:]+[\w-]*$/, '');
  return `${first.slice(0, max)}…`;
}
