import { Link } from '@tanstack/react-router';
import { approvalKinds, listApprovals } from '@uid/contract/approvals';
import type { Approval } from '@uid/contract/approvals';
import { Notice } from '@uid/ui/notice';
import { useMemo } from 'react';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useWho } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { ApprovalDetail } from './approval-detail.tsx';
import { ApprovalState } from './approval-state.tsx';
import { approvalTexts } from './approval-texts.ts';

/** Requests for approval: those that are pending, those that the reader has made, and those that are decided. */
export function ApprovalsScreen() {
  const own = useTexts(approvalTexts);
  const { language } = useConsoleSession();
  const { twoPersons } = useWho();
  const { query } = useAddress();
  const { id, after } = query;
  const show = filterValue(['asked', 'over'], query['show']);
  const answer = useList(listApprovals, {
    language,
    ...(show && { show }),
    ...(id && { id }),
    ...(after && { after }),
  });
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      {twoPersons !== 'on' && <Notice tone="info">{own.states[twoPersons]}</Notice>}
      <Answered answer={answer}>
        {({ approvals, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={approvals}
              keyOf={({ id }) => id}
              empty={own.empty[show ?? 'waiting']}
              tools={
                id ? (
                  <Link to="/approvals">{own.toOpen}</Link>
                ) : (
                  <Filter name="show" label={own.show} all={own.open} options={own.shows} />
                )
              }
            />
            <PageLinks next={next} />
            <DetailDialog
              rows={approvals}
              keyOf={({ id }) => id}
              title={({ kind }) => approvalKinds[kind][language]}
            >
              {(approval, close) => <ApprovalDetail approval={approval} onDone={close} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<Approval>[] {
  const own = useTexts(approvalTexts);
  const { language } = useConsoleSession();
  const { time, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'what',
        label: own.what,
        cell: ({ id, kind }) => <OpenLink of={id}>{approvalKinds[kind][language]}</OpenLink>,
      },
      {
        id: 'about',
        label: own.about,
        cell: ({ facts }) =>
          facts
            .slice(0, 2)
            .map(({ label, text, amountFen }) => {
              const words = text ?? money(amountFen ?? 0);
              // A bare number is unclear without its label.
              return /^\d+$/.test(words) ? `${label} ${words}` : words;
            })
            .join(' · '),
      },
      { id: 'by', label: own.askedBy, cell: ({ askedBy }) => askedBy.email ?? own.gone },
      { id: 'at', label: own.askedAt, isTime: true, cell: ({ askedAt }) => time(askedAt) },
      { id: 'expires', label: own.expires, isTime: true, cell: ({ expiresAt }) => time(expiresAt) },
      { id: 'state', label: own.state, cell: ({ state }) => <ApprovalState state={state} /> },
    ],
    [own, language, time, money],
  );
}
