import { Link } from '@tanstack/react-router';
import { listCustomers } from '@uid/contract/customers';
import type { CustomerSummary } from '@uid/contract/customers';
import { useMemo } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { CustomerStatus } from './customer-status.tsx';
import { customerTexts } from './customer-texts.ts';

/** Everybody who has an account, the newest first. */
export function CustomersScreen() {
  const own = useTexts(customerTexts);
  const { q, after } = useAddress().query;
  const answer = useList(listCustomers, { ...(q && { q }), ...(after && { after }) });
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {({ customers, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={customers}
              keyOf={({ id }) => id}
              empty={own.empty}
              tools={<Search label={own.search} hint={own.searchHint} submit={own.find} />}
            />
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<CustomerSummary>[] {
  const own = useTexts(customerTexts);
  const { time } = useFormats();
  return useMemo(
    () => [
      {
        id: 'email',
        label: own.email,
        cell: ({ id, email }) => (
          <Link to="/customers/$id" params={{ id }}>
            {email}
          </Link>
        ),
      },
      {
        id: 'state',
        label: own.state,
        cell: (customer) => <CustomerStatus customer={customer} />,
      },
      { id: 'since', label: own.since, isTime: true, cell: ({ createdAt }) => time(createdAt) },
      { id: 'login', label: own.login, isTime: true, cell: ({ lastLoginAt }) => time(lastLoginAt) },
    ],
    [own, time],
  );
}
