import { Link } from '@tanstack/react-router';
import { orderStates } from '@uid/contract/orders';
import {
  exportStaffOrders,
  listStaffOrders,
  maxCounted,
  waitingStates,
} from '@uid/contract/staff-orders';
import type { StaffOrderSummary } from '@uid/contract/staff-orders';
import { useMemo, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { FileButton } from '../../request/file-button.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { StateCounts } from '../../table/state-counts.tsx';
import { monthOf, monthsToChoose } from './months.ts';
import { OrderStatus } from './order-status.tsx';
import { orderTexts } from './order-texts.ts';

/** All customers' orders, with a search, filters, and counts of the orders that wait for something. */
export function OrdersScreen() {
  const own = useTexts(orderTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const [now] = useState(Date.now);
  const { query } = useAddress();
  const { q, after } = query;
  const month = monthOf(query['month']);
  const state = filterValue(orderStates, query['state']);
  const answer = useList(listStaffOrders, {
    ...(q && { q }),
    ...(state && { state }),
    ...month,
    ...(after && { after }),
  });
  const columns = useColumns();
  return (
    <Screen
      title={own.title}
      lead={own.lead}
      actions={
        may(exportStaffOrders.permission) && (
          <FileButton
            endpoint={exportStaffOrders}
            input={{ language, ...(state && { state }), ...month }}
          >
            {own.exportCsv}
          </FileButton>
        )
      }
    >
      <Answered answer={answer}>
        {({ orders, next, counts }) => (
          <>
            <StateCounts
              states={waitingStates}
              counts={counts}
              max={maxCounted}
              label={(state, count) => own.waiting(own.states[state], count)}
            />
            <DataTable
              caption={own.title}
              columns={columns}
              rows={orders}
              keyOf={({ no }) => no}
              empty={own.empty}
              tools={
                <>
                  <Search label={own.search} hint={own.searchHint} submit={own.find} />
                  <Filter name="state" label={own.state} all={own.all} options={own.states} />
                  <Filter
                    name="month"
                    label={own.month}
                    all={own.everyMonth}
                    options={monthsToChoose(language, { now, chosen: query['month'] })}
                  />
                </>
              }
            />
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<StaffOrderSummary>[] {
  const own = useTexts(orderTexts);
  const { time, money, number } = useFormats();
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
      { id: 'state', label: own.state, cell: ({ state }) => <OrderStatus state={state} /> },
      { id: 'placed', label: own.placed, isTime: true, cell: ({ placedAt }) => time(placedAt) },
      { id: 'recipient', label: own.recipient, cell: ({ recipient }) => recipient },
      { id: 'email', label: own.email, cell: ({ email }) => email ?? own.gone },
      {
        id: 'pieces',
        label: own.pieces,
        numeric: true,
        cell: ({ pieces }) => number(pieces),
      },
      {
        id: 'total',
        label: own.total,
        numeric: true,
        cell: ({ totalFen }) => money(totalFen),
      },
    ],
    [own, time, money, number],
  );
}
