import type { OrderSummary } from '@uid/contract/orders';

export interface OrderPage {
  orders: OrderSummary[];
  /** Where the next page starts, when there is one. */
  next?: string | undefined;
}

export interface LaterPage {
  /** The cursor it was fetched with. */
  after: string;
  page: OrderPage;
}

/** One list from the first page and those fetched after it; a page whose place has moved is left out. */
export function joinPages(first: OrderPage, later: readonly LaterPage[]): OrderPage {
  return later.reduce<OrderPage>(
    (list, { after, page }) =>
      list.next === after ? { orders: [...list.orders, ...page.orders], next: page.next } : list,
    first,
  );
}
