import type { CartLine } from '@uid/contract/cart';

import type { CartChange } from '../live/cart-change.ts';

export interface CartRowProps {
  line: CartLine;
  /** Why the latest change of this line was refused. */
  problem: string | undefined;
  /** Defined once the page is hydrated; without it the row's forms go to the server. */
  onChange: ((change: CartChange) => void) | undefined;
}
