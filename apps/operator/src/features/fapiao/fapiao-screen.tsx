import { Link } from '@tanstack/react-router';
import { listAwaitingFapiao } from '@uid/contract/staff-fapiao';
import type { AwaitingFapiao } from '@uid/contract/staff-fapiao';
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
import { orderTexts } from '../orders/order-texts.ts';
import { fapiaoTexts } from './fapiao-texts.ts';

/** Paid orders that wait for their fapiao, each with a link to where it is attached. */
export function FapiaoScreen() {
  const own = useTexts(fapiaoTexts);
  const { language } = useConsoleSession();
  const { after } = useAddress().query;
  const answer = useList(listAwaitingFapiao, { language, ...(after && { after }) });
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
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<AwaitingFapiao>[] {
  const own = useTexts(fapiaoTexts);
  const { invoiceKinds } = useTexts(orderTexts);
  const { time, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'no',
        label: own.no,
        cell: ({ no }) => (
          <Link to="/orders/$no" params={{ no }}>
            {no}
          </Link>
        ),
      },
      { id: 'placed', label: own.placed, isTime: true, cell: ({ placedAt }) => time(placedAt) },
      { id: 'kind', label: own.kind, cell: ({ kind }) => invoiceKinds[kind] },
      { id: 'payer', label: own.payer, cell: ({ title }) => title },
      { id: 'amount', label: own.amount, numeric: true, cell: ({ amountFen }) => money(amountFen) },
    ],
    [own, invoiceKinds, time, money],
  );
}
