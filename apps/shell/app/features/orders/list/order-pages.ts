import type { OrderSummary } from '@uid/contract/orders';

export interface OrderPage {
  orders: OrderSummary[];
  /** The cursor of the next page, if there is one. */
  next?: string | undefined;
}

export interface LaterPage {
  /** The cursor that the page was fetched with. */
  after: string;
  page: OrderPage;
}

/** Joins the first page and those fetched after it; a page whose position has moved is left out. */
export function joinPages(first: OrderPage, later: readonly LaterPage[]): OrderPage {
  return later.reduce<OrderPage>(
    (list, { after, page }) =>
      list.next === after ? { orders: [...list.orders, ...page.orders], next: page.next } : list,
    first,
  );
}
