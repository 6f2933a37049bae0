import { Link } from '@tanstack/react-router';
import { settleReview } from '@uid/contract/refunds';
import { getStaffOrder, listStaffOrders } from '@uid/contract/staff-orders';
import type { StaffOrder, StaffOrderSummary } from '@uid/contract/staff-orders';
import { DescriptionList } from '@uid/ui/description-list';
import { useMemo } from 'react';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';

const texts = {
  zh: {
    title: '核对付款',
    lead: '付款和订单对不上的订单停在核对状态。认可收到的款项，或者退回去。',
    empty: '没有要核对的订单',
    no: '订单',
    placed: '下单时间',
    recipient: '收件人',
    total: '订单金额',
    received: (method: string) => `收到 · ${method}`,
    order: '打开订单',
    dialog: (no: string) => `核对 ${no}`,
    decision: '决定',
    decisionHint:
      '收到多笔时只认可一笔：与订单金额相同的优先，否则取最大的一笔；其余和多付的部分退回。',
    options: { accept: '认可，视为已付款', 'give-back': '退回款项' },
    submit: '确认决定',
    done: (no: string) => `订单 ${no} 已处理`,
  },
  en: {
    title: 'Settle a review',
    lead: 'An order waits in review if its payment does not match. Accept what was paid, or refund it.',
    empty: 'No order waits in review',
    no: 'Order',
    placed: 'Placed',
    recipient: 'Recipient',
    total: 'Order total',
    received: (method: string) => `Received · ${method}`,
    order: 'Open the order',
    dialog: (no: string) => `Review ${no}`,
    decision: 'Decision',
    decisionHint:
      'Of several payments one is taken: that of exactly the total, else the largest. The others, and what is beyond the total, go back.',
    options: { accept: 'Take it as paid', 'give-back': 'Give the money back' },
    submit: 'Confirm the decision',
    done: (no: string) => `Order ${no} is settled`,
  },
};

/** Orders whose payment does not match, and the decision on each. */
export function SettleReviewScreen() {
  const own = useTexts(texts);
  const { after } = useAddress().query;
  const answer = useList(listStaffOrders, { state: 'review', ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {({ orders, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={orders}
              keyOf={({ no }) => no}
              empty={own.empty}
            />
            <PageLinks next={next} />
            <DetailDialog rows={orders} keyOf={({ no }) => no} title={({ no }) => own.dialog(no)}>
              {({ no }, close) => <Review no={no} onDone={close} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<StaffOrderSummary>[] {
  const own = useTexts(texts);
  const { time, money } = useFormats();
  return useMemo(
    () => [
      { id: 'no', label: own.no, cell: ({ no }) => <OpenLink of={no}>{no}</OpenLink> },
      { id: 'placed', label: own.placed, isTime: true, cell: ({ placedAt }) => time(placedAt) },
      { id: 'recipient', label: own.recipient, cell: ({ recipient }) => recipient },
      {
        id: 'total',
        label: own.total,
        numeric: true,
        cell: ({ totalFen }) => money(totalFen),
      },
    ],
    [own, time, money],
  );
}

/** The price of the order, the payments received, and the decision. */
function Review({ no, onDone }: { no: string; onDone: () => void }) {
  const own = useTexts(texts);
  const { language, notify } = useConsoleSession();
  const { money } = useFormats();
  const answer = useAnswer(getStaffOrder, { language, no });
  return (
    <Answered answer={answer}>
      {(order) => (
        <>
          <DescriptionList
            items={[
              { term: own.total, details: money(order.totalFen), strong: true },
              ...cameOf(order).map(({ method, capturedFen }) => ({
                term: own.received(method),
                details: money(capturedFen),
              })),
            ]}
          />
          <p>
            <Link to="/orders/$no" params={{ no }}>
              {own.order}
            </Link>
          </p>
          <EndpointForm
            endpoint={settleReview}
            given={{ language, no }}
            fields={{
              decision: {
                label: own.decision,
                ...(cameOf(order).length > 1 && { hint: own.decisionHint }),
                options: own.options,
              },
            }}
            submit={own.submit}
            tone="danger"
            onDone={() => {
              notify(own.done(no));
              onDone();
            }}
          />
        </>
      )}
    </Answered>
  );
}

/** Returns the payments that were received. */
function cameOf({ payments }: StaffOrder) {
  return payments.filter(({ capturedFen }) => capturedFen > 0);
}
