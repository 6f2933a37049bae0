import { useMemo } from 'react';

import { useAddress } from '../routing/use-address.ts';

interface Hideable {
  id: string;
  isHidden?: boolean;
}

/** Which columns are left away: the table's own choice until the address names another one. */
export function useHiddenColumns(columns: readonly Hideable[]): {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
} {
  const { query, change } = useAddress();
  const named = query['hide'];
  const hidden = useMemo(() => {
    const ids =
      named === undefined
        ? columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)
        : named.split(',');
    return new Set(ids);
  }, [columns, named]);
  return {
    hidden,
    toggle(id) {
      const changed = new Set(hidden);
      if (!changed.delete(id)) changed.add(id);
      // A name that no column has says that all are shown.
      change({ hide: [...changed].filter(Boolean).join(',') || '-' }, { replaces: true });
    },
  };
}
