import { quoteStates } from '@uid/contract/quotes';
import { createQuote, listQuotes, maxQuotesCounted } from '@uid/contract/staff-quotes';
import type { QuoteSummary } from '@uid/contract/staff-quotes';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@uid/ui/button-class';
import { useMemo } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { StateCounts } from '../../table/state-counts.tsx';
import { QuoteState } from './quote-state.tsx';
import { quoteWords } from './quote-words.ts';

/** All quotes and their states. */
export function QuotesScreen() {
  const own = useTexts(quoteWords);
  const may = useMay();
  const { q, state: wanted, after } = useAddress().query;
  const state = filterValue(quoteStates, wanted);
  const filter = { ...(q && { q }), ...(state && { state }), ...(after && { after }) };
  const answer = useList(listQuotes, filter);
  const columns = useColumns();
  return (
    <Screen
      title={own.title}
      lead={own.lead}
      actions={
        may(createQuote.permission) && (
          <Link to="/quotes/new" className={buttonClass({ size: 'small' })}>
            {own.newQuote}
          </Link>
        )
      }
    >
      <Answered answer={answer}>
        {({ quotes, next, counts }) => (
          <>
            <StateCounts
              states={quoteStates}
              counts={counts}
              max={maxQuotesCounted}
              label={(state, count) => own.count(own.states[state], count)}
            />
            <DataTable
              caption={own.title}
              columns={columns}
              rows={quotes}
              keyOf={({ no }) => no}
              empty={own.empty}
              tools={
                <>
                  <Search label={own.search} hint={own.searchHint} submit={own.find} />
                  <Filter name="state" label={own.state} all={own.all} options={own.states} />
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

function useColumns(): DataColumn<QuoteSummary>[] {
  const own = useTexts(quoteWords);
  const { time, day, money } = useFormats();
  return useMemo(
    () => [
      {
        id: 'no',
        label: own.no,
        cell: ({ no }) => (
          <Link to="/quotes/$no" params={{ no }}>
            {no}
          </Link>
        ),
      },
      { id: 'state', label: own.state, cell: ({ state }) => <QuoteState state={state} /> },
      { id: 'buyer', label: own.buyer, cell: ({ buyer }) => buyer },
      { id: 'email', label: own.email, cell: ({ email }) => email },
      { id: 'total', label: own.total, numeric: true, cell: ({ totalFen }) => money(totalFen) },
      { id: 'valid', label: own.validOn, isTime: true, cell: ({ validOn }) => day(validOn) },
      { id: 'created', label: own.created, isTime: true, cell: ({ createdAt }) => time(createdAt) },
    ],
    [own, time, day, money],
  );
}
