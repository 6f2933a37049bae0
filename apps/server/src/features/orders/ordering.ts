import type { ServerContext } from '../../context.ts';

/** The dependencies of the operations on orders. */
export interface Ordering {
  context: ServerContext;
  /**
   * Ends the running payment of an order by asking the payment company.
   * `settled`: the books say how the payment ended, possibly as paid. `uncertain`: it may still be under way.
   */
  closePayment: (orderId: string) => Promise<'none' | 'settled' | 'uncertain'>;
  /** Called with failures of work that no request waits for. */
  onFailure: (cause: unknown, facts: Record<string, string>) => void;
}
