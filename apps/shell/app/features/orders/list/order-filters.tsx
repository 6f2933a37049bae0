import type { OutputOf } from '@uid/contract/endpoint';
import { orderStates } from '@uid/contract/orders';
import type { OrderState, listOrders } from '@uid/contract/orders';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { TabLinks } from '@uid/ui/tab-links';
import { TextField } from '@uid/ui/text-field';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { orderTexts } from '../order-texts.ts';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';

export interface OrderFilters {
  state: OrderState | undefined;
  q: string;
}

/** The search form, which leads to an address, as the tabs do. */
export function OrderSearch({ state, q }: OrderFilters) {
  const texts = listTexts[useLanguage()];
  const localPath = useLocalPath();
  const clear = state ? `${routes.orders}?state=${state}` : routes.orders;
  return (
    <search>
      <form method="get" action={localPath(routes.orders)} className={styles.search}>
        {state && <input type="hidden" name="state" value={state} />}
        <TextField
          name="q"
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={q}
          maxLength={60}
          enterKeyHint="search"
        />
        <Button type="submit" tone="secondary">
          {texts.submit}
        </Button>
        {q && <a href={localPath(clear)}>{texts.clear}</a>}
      </form>
    </search>
  );
}

/** States that are always offered; other states are offered only if there is an order in them. */
const usualStates: ReadonlySet<OrderState> = new Set(['unpaid', 'paid', 'shipped', 'completed']);

interface StateTabsProps extends OrderFilters {
  counts: OutputOf<typeof listOrders>['counts'];
}

export function StateTabs({ counts, state, q }: StateTabsProps) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const hrefOf = (each?: OrderState) => {
    const query = new URLSearchParams({ ...(each && { state: each }), ...(q && { q }) });
    return localPath(query.size > 0 ? `${routes.orders}?${query}` : routes.orders);
  };
  const offered = orderStates.filter(
    (each) => usualStates.has(each) || each === state || (counts[each] ?? 0) > 0,
  );
  const all = Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0);
  return (
    <div ref={state && showCurrent} className={styles.tabs}>
      <TabLinks
        label={listTexts[language].tabs}
        items={[
          { href: hrefOf(), label: listTexts[language].all, count: all, current: !state },
          ...offered.map((each) => ({
            href: hrefOf(each),
            label: orderTexts[language].states[each],
            count: counts[each] ?? 0,
            current: each === state,
          })),
        ]}
      />
    </div>
  );
}

/**
 * On a phone the row of tabs is wider than the page: the current tab, unless it is the first, is scrolled into view.
 */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  const row = current?.closest('nav');
  if (!current || !row) return;
  const { left, width } = current.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
}
