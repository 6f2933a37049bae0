import { decideApproval, withdrawApproval } from '@uid/contract/approvals';
import type { Approval } from '@uid/contract/approvals';
import { DescriptionList } from '@uid/ui/description-list';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { OrderLink } from '../orders/order-link.tsx';
import { ApprovalChanges } from './approval-changes.tsx';
import { approvalTexts } from './approval-texts.ts';

interface ApprovalDetailProps {
  approval: Approval;
  onDone: () => void;
}

/** The exact request, and the actions that the reader may take on it. */
export function ApprovalDetail({ approval, onDone }: ApprovalDetailProps) {
  const own = useTexts(approvalTexts);
  const { language, notify } = useConsoleSession();
  const { time, money } = useFormats();
  const { id, hash, facts, askedBy, askedAt, expiresAt, state } = approval;
  const { decidedAt, decidedBy, reason, changes, isForMe, isMine } = approval;
  return (
    <>
      <DescriptionList
        items={[
          ...facts.map(({ label, text, amountFen, orderNo }) => ({
            term: label,
            details: orderNo ? <OrderLink no={orderNo} /> : (text ?? money(amountFen ?? 0)),
            strong: amountFen !== undefined,
          })),
          { term: own.askedBy, details: askedBy.email ?? own.gone },
          { term: own.askedAt, details: time(askedAt) },
          { term: own.state, details: own.approvalStates[state] },
          ...(state === 'waiting' ? [{ term: own.expires, details: time(expiresAt) }] : []),
          ...(decidedBy ? [{ term: own.decidedBy, details: decidedBy.email ?? own.gone }] : []),
          ...(decidedAt ? [{ term: own.decidedAt, details: time(decidedAt) }] : []),
          ...(reason ? [{ term: own.reason, details: reason }] : []),
          { term: own.hash, details: `${hash.slice(0, 16)}…` },
        ]}
      />
      {changes !== undefined && <ApprovalChanges id={id} count={changes} />}
      {isForMe && (
        <EndpointForm
          endpoint={decideApproval}
          given={{ language, id, hash }}
          fields={{
            isApproved: { label: own.isApproved, options: own.options },
            reason: { label: own.reason, hint: own.reasonHint },
          }}
          submit={own.submit}
          onDone={(decided) => {
            notify(decided.state === 'approved' ? own.done.approved : own.done.declined);
            onDone();
          }}
        />
      )}
      {isMine && (
        <>
          <p>{own.mine}</p>
          <div>
            <ActionButton
              endpoint={withdrawApproval}
              input={{ language, id }}
              onDone={() => {
                notify(own.withdrawn);
                onDone();
              }}
            >
              {own.withdraw}
            </ActionButton>
          </div>
        </>
      )}
    </>
  );
}
