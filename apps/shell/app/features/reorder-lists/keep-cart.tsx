import type { CartLine } from '@uid/contract/cart';

import { useStoredToken } from '../../request/use-stored-token.ts';
import { KeepList } from './keep-list.tsx';

/** Keeps what is in the cart of somebody who has logged in. */
export function KeepCart({ lines }: { lines: readonly CartLine[] }) {
  return useStoredToken() && <KeepList lines={lines} />;
}
