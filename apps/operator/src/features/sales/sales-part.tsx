import { getSales, salesSpans } from '@uid/contract/sales';
import type { SalesDay } from '@uid/contract/sales';
import { Disclosure } from '@uid/ui/disclosure';
import { SelectField } from '@uid/ui/select-field';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense, useId } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { PartBoundary } from '../../screen/part-boundary.tsx';
import { useTexts } from '../../session/console-session.ts';
import { filterValue } from '../../table/filter.tsx';
import { ListBody } from '../../table/list-body.tsx';
import { SalesFunnel } from './sales-funnel.tsx';
import { SalesTable } from './sales-table.tsx';
import { salesTexts } from './sales-texts.ts';
import { sumSales } from './sum-sales.ts';
import styles from './sales.module.css';

/** Loads after the figures, so that they do not wait for the chart. */
const SalesChart = lazy(async () => ({
  default: (await import('./sales-chart.tsx')).SalesChart,
}));

/** The revenue of the shop, over a number of days that the reader chooses. */
export function SalesPart() {
  const own = useTexts(salesTexts);
  const { query, change } = useAddress();
  const days = filterValue(salesSpans, query['days']) ?? '30';
  const answer = useList(getSales, { days });
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{own.title}</h2>
        <SelectField
          name="days"
          label={own.span}
          value={days}
          onChange={({ target }) => change({ days: target.value }, { replaces: true })}
          options={salesSpans.map((value) => ({ value, label: own.spans[value] }))}
        />
      </header>
      <Answered answer={answer}>
        {(sales) => (
          <ListBody>
            {sales.summedAt === undefined ? (
              <p className={styles.small}>{own.empty}</p>
            ) : (
              <Sales days={sales.days} summedAt={sales.summedAt} />
            )}
          </ListBody>
        )}
      </Answered>
    </section>
  );
}

function Sales({ days, summedAt }: { days: readonly SalesDay[]; summedAt: number }) {
  const own = useTexts(salesTexts);
  const { money, number, time } = useFormats();
  const sum = sumSales(days);
  const average = sum.averageFen === undefined ? '—' : money(sum.averageFen);
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={own.revenue} value={money(sum.revenueFen)} hint={own.revenueHint} />
        <Figure name={own.paid} value={number(sum.paid)} />
        <Figure name={own.average} value={average} />
      </dl>
      <PartBoundary instead={<p>{own.noChart}</p>}>
        <Suspense fallback={<Skeleton label={own.loading} lines={6} shape="rows" />}>
          <SalesChart days={days} />
        </Suspense>
      </PartBoundary>
      <Disclosure title={own.table}>
        <SalesTable days={days} />
      </Disclosure>
      <SalesFunnel sum={sum} />
      <p className={styles.small}>{own.summed(time(summedAt))}</p>
    </>
  );
}

function Figure({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {hint && <span className={styles.small}>{hint}</span>}
      </dd>
    </div>
  );
}
