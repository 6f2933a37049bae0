import type { ServerContext } from '../../context.ts';

/** What the order verbs work with. */
export interface Ordering {
  context: ServerContext;
  /**
   * Ends the payment of an order that is under way, by asking the company.
   * `settled`: the books say how it ended, which may be that it was paid. `uncertain`: it may be being paid.
   */
  closePayment: (orderId: string) => Promise<'none' | 'settled' | 'uncertain'>;
  /** Called with failures of work that no request waits for. */
  onFailure: (cause: unknown, facts: Record<string, string>) => void;
}
