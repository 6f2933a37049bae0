import { routes } from '@uid/contract/pages';

function named(path: string, no: string): string {
  return `${path}?no=${encodeURIComponent(no)}`;
}

/** Site paths of one order, without language prefix. */
export const orderPaths = {
  order: (no: string) => named(routes.orders, no),
  unpaid: (no: string) => named(routes.unpaidOrder, no),
  pay: (no: string) => named(routes.payGateway, no),
  /** The payment page with the choice of methods, even if an attempt is open. */
  changeMethod: (no: string) => `${named(routes.payGateway, no)}&change=1`,
  /** The page of a quote, by the quote's own number. */
  quote: (no: string) => named(routes.quote, no),
  complete: (no: string) => named(routes.payComplete, no),
};
