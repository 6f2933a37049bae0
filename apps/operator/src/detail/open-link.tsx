import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useAddress } from '../routing/use-address.ts';

/** Opens a row of the list that stands here, by its key. */
export function OpenLink({ of: key, children }: { of: string; children: ReactNode }) {
  const { query } = useAddress();
  return (
    <Link to="." search={{ ...query, open: key }}>
      {children}
    </Link>
  );
}
