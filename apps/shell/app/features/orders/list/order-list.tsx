import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { routes } from '@uid/contract/pages';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { useLostFocus } from '../../../layout/use-lost-focus.ts';
import { orderTexts } from '../order-texts.ts';
import { ResourceView } from '../parts/resource-view.tsx';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';
import { StateTabs } from './order-filters.tsx';
import type { OrderFilters } from './order-filters.tsx';
import { OrderRow } from './order-row.tsx';
import { useNearView } from './use-near-view.ts';
import { useOrderPages } from './use-order-pages.ts';
import type { OrderQuery } from './use-order-pages.ts';

interface OrderListProps {
  query: OrderQuery;
  emptyTitle: string;
  emptyText: string;
  /** What the page shows now, if it offers states as tabs. */
  filters?: OrderFilters;
}

/** Orders, newest first, ten at a time. */
export function OrderList({ query, emptyTitle, emptyText, filters }: OrderListProps) {
  const pages = useOrderPages(query);
  const localPath = useLocalPath();
  const language = useLanguage();
  const { list, resource } = pages;
  const isNarrowed = Boolean(filters?.state ?? filters?.q);
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  return (
    <ResourceView resource={resource}>
      {({ counts, now }) => (
        <div className={styles.pages} ref={place}>
          {filters && <StateTabs counts={counts} {...filters} />}
          {list && list.orders.length > 0 ? (
            <ul className={styles.list}>
              {list.orders.map((order) => (
                <OrderRow key={order.no} order={order} now={now} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={emptyTitle}
              drawing={<SimCard />}
              actions={
                isNarrowed ? (
                  <ButtonLink href={localPath(routes.orders)}>
                    {orderTexts[language].allOrders}
                  </ButtonLink>
                ) : (
                  <ButtonLink href={localPath(routes.mall)}>
                    {orderTexts[language].toMall}
                  </ButtonLink>
                )
              }
            >
              <p>{emptyText}</p>
            </EmptyState>
          )}
          {list?.next && (
            <More
              {...pages}
              onPress={() => {
                leadTo(`li:nth-child(${list.orders.length + 1}) h2 a`);
                void pages.loadMore();
              }}
            />
          )}
        </div>
      )}
    </ResourceView>
  );
}

interface MoreProps extends Pick<
  ReturnType<typeof useOrderPages>,
  'loadMore' | 'isLoadingMore' | 'hasMoreFailed'
> {
  onPress: () => void;
}

/**
 * Fetches the next page when the end of the list comes near; the button is for keyboard users, and for after a failure.
 */
function More({ loadMore, isLoadingMore, hasMoreFailed, onPress }: MoreProps) {
  const texts = listTexts[useLanguage()];
  const place = useNearView<HTMLDivElement>({
    isOn: !isLoadingMore && !hasMoreFailed,
    onNear: () => void loadMore(),
  });
  return (
    <div ref={place} className={styles.more}>
      {hasMoreFailed && <p role="alert">{texts.moreFailed}</p>}
      <Button tone="secondary" busy={isLoadingMore} onClick={onPress}>
        {texts.more}
      </Button>
    </div>
  );
}
