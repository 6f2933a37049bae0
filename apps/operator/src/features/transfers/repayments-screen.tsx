import type { OutputOf } from '@uid/contract/endpoint';
import { listTransferRefunds, recordTransferRefund } from '@uid/contract/transfers';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { WaitsFor } from '../approvals/waits-for.tsx';
import { transferTexts } from './transfer-texts.ts';

type Repayment = OutputOf<typeof listTransferRefunds>['refunds'][number];

/** Refunds to be made by bank transfer, and the form to record that one was made. */
export function RepaymentsScreen() {
  const own = useTexts(transferTexts);
  const { language } = useConsoleSession();
  const { after } = useAddress().query;
  const answer = useList(listTransferRefunds, { language, ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={own.repayments} lead={own.repaymentsLead}>
      <Answered answer={answer}>
        {({ refunds, next }) => (
          <>
            <DataTable
              caption={own.repayments}
              columns={columns}
              rows={refunds}
              keyOf={({ id }) => id}
              empty={own.empty}
            />
            <PageLinks next={next} />
            <DetailDialog rows={refunds} keyOf={({ id }) => id} title={({ no }) => own.dialog(no)}>
              {(refund, close) => <RecordRepayment refund={refund} onDone={close} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<Repayment>[] {
  const own = useTexts(transferTexts);
  const { time, money } = useFormats();
  return useMemo(
    () => [
      { id: 'no', label: own.no, cell: ({ id, no }) => <OpenLink of={id}>{no}</OpenLink> },
      {
        id: 'amount',
        label: own.amount,
        numeric: true,
        cell: ({ amountFen }) => money(amountFen),
      },
      {
        id: 'requested',
        label: own.requested,
        isTime: true,
        cell: ({ requestedAt }) => time(requestedAt),
      },
      {
        id: 'waits',
        label: own.second,
        cell: ({ waitsFor }) => waitsFor && <WaitsFor id={waitsFor} />,
      },
    ],
    [own, time, money],
  );
}

function RecordRepayment({ refund, onDone }: { refund: Repayment; onDone: () => void }) {
  const own = useTexts(transferTexts);
  const { language, notify } = useConsoleSession();
  const { time, money } = useFormats();
  const may = useMay();
  return (
    <>
      <DescriptionList
        items={[
          { term: own.no, details: <OrderLink no={refund.no} /> },
          { term: own.amount, details: money(refund.amountFen), strong: true },
          { term: own.requested, details: time(refund.requestedAt) },
        ]}
      />
      {refund.waitsFor && (
        <Notice tone="info" role="alert" title={own.aboveLimit}>
          <WaitsFor id={refund.waitsFor} />
        </Notice>
      )}
      {!refund.waitsFor && may(recordTransferRefund.permission) && (
        <EndpointForm
          endpoint={recordTransferRefund}
          given={{ language, id: refund.id }}
          fields={{
            number: { label: own.number, format: own.numberFormat },
            paidOn: { label: own.paidOn },
          }}
          submit={own.record}
          onDone={({ no, waitsFor }) => {
            // A record that waits for a second person is reported in this dialog, with a link.
            if (waitsFor) return;
            notify(own.recorded(no));
            onDone();
          }}
        />
      )}
    </>
  );
}
