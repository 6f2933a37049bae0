import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useAddress } from '../routing/use-address.ts';

/** A link that opens a row of this screen's list, by the row's key. */
export function OpenLink({ of: key, children }: { of: string; children: ReactNode }) {
  const { query } = useAddress();
  return (
    <Link to="." search={{ ...query, open: key }}>
      {children}
    </Link>
  );
}
