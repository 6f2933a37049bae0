import { decideRefund } from '@uid/contract/refunds';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { OrderLink } from '../orders/order-link.tsx';
import { WaitsFor } from '../approvals/waits-for.tsx';
import { refundTexts } from './refund-texts.ts';
import type { RefundRow } from './refund-row.ts';

interface RefundDecisionProps {
  request: RefundRow;
  onDone: () => void;
}

/** The requested refund, and the form for the decision. */
export function RefundDecision({ request, onDone }: RefundDecisionProps) {
  const own = useTexts(refundTexts);
  const { language, notify } = useConsoleSession();
  const { time, money, number, pieces } = useFormats();
  const { unsent = 0 } = request;
  const may = useMay();
  return (
    <>
      <DescriptionList
        items={[
          { term: own.no, details: <OrderLink no={request.no} /> },
          { term: own.amount, details: money(request.amountFen), strong: true },
          { term: own.total, details: money(request.totalFen) },
          { term: own.requested, details: time(request.requestedAt) },
          { term: own.reason, details: own.reasons[request.reason] },
          { term: own.pieces, details: pieces(request.pieces) || own.whole },
          ...(unsent > 0 ? [{ term: own.unsent, details: number(unsent) }] : []),
          ...(request.note ? [{ term: own.note, details: request.note }] : []),
        ]}
      />
      {request.waitsFor && (
        <Notice tone="info" role="alert" title={own.aboveLimit}>
          <WaitsFor id={request.waitsFor} />
        </Notice>
      )}
      {!request.waitsFor && may(decideRefund.permission) && (
        <EndpointForm
          endpoint={decideRefund}
          given={{ language, id: request.id, unsent }}
          fields={{
            isApproved: { label: own.isApproved, options: own.options },
            restock: { label: own.restock, hint: own.restockHint },
            answer: { label: own.answer, hint: own.answerHint },
          }}
          submit={own.submit}
          onDone={({ state, waitsFor }) => {
            // A decision that waits for a second person is reported in this dialog, with a link.
            if (waitsFor) return;
            notify(state === 'declined' ? own.done.declined : own.done.approved);
            onDone();
          }}
        />
      )}
    </>
  );
}
