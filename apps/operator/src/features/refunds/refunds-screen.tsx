import { listRefundRequests } from '@uid/contract/refunds';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { WaitsFor } from '../approvals/waits-for.tsx';
import { RefundDecision } from './refund-decision.tsx';
import type { RefundRow } from './refund-row.ts';
import { refundTexts } from './refund-texts.ts';

/** Refund requests that wait for a decision. */
export function RefundsScreen() {
  const own = useTexts(refundTexts);
  const { language } = useConsoleSession();
  const { after } = useAddress().query;
  const answer = useList(listRefundRequests, { language, ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {({ requests, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={requests}
              keyOf={({ id }) => id}
              empty={own.empty}
            />
            <PageLinks next={next} />
            <DetailDialog rows={requests} keyOf={({ id }) => id} title={({ no }) => own.dialog(no)}>
              {(request, close) => <RefundDecision request={request} onDone={close} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<RefundRow>[] {
  const own = useTexts(refundTexts);
  const { time, money, pieces } = useFormats();
  return useMemo(
    () => [
      { id: 'no', label: own.no, cell: ({ id, no }) => <OpenLink of={id}>{no}</OpenLink> },
      {
        id: 'requested',
        label: own.requested,
        isTime: true,
        cell: ({ requestedAt }) => time(requestedAt),
      },
      { id: 'reason', label: own.reason, cell: ({ reason }) => own.reasons[reason] },
      { id: 'amount', label: own.amount, numeric: true, cell: (row) => money(row.amountFen) },
      {
        id: 'total',
        label: own.total,
        numeric: true,
        cell: ({ totalFen }) => money(totalFen),
      },
      {
        id: 'waits',
        label: own.second,
        cell: ({ waitsFor }) => waitsFor && <WaitsFor id={waitsFor} />,
      },
      {
        id: 'pieces',
        label: own.pieces,
        cell: (row) => pieces(row.pieces) || own.whole,
      },
      { id: 'note', label: own.note, isHidden: true, cell: ({ note }) => note },
    ],
    [own, time, money, pieces],
  );
}
