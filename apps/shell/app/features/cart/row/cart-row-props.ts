import type { CartLine } from '@uid/contract/cart';

import type { CartChange } from '../live/cart-change.ts';

export interface CartRowProps {
  line: CartLine;
  /** Why the latest change of this line was refused. */
  problem: string | undefined;
  /** Once the page is alive; without it the row's forms go to the server. */
  onChange: ((change: CartChange) => void) | undefined;
}
