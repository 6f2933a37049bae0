import { useMemo } from 'react';

import { useAddress } from '../routing/use-address.ts';

interface Hideable {
  id: string;
  isHidden?: boolean;
}

/** A name that no column has means that all columns are shown. */
const none = '-';

/** Returns the hidden columns: the table's default until the address names others. */
export function useHiddenColumns(columns: readonly Hideable[]): {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
} {
  const { query, change } = useAddress();
  const named = query['hide'];
  const ownChoice = useMemo(
    () => new Set(columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)),
    [columns],
  );
  const hidden = useMemo(() => {
    if (named === undefined) return ownChoice;
    return new Set(named.split(',').filter((id) => id && id !== none));
  }, [ownChoice, named]);
  return {
    hidden,
    toggle(id) {
      const changed = new Set(hidden);
      if (!changed.delete(id)) changed.add(id);
      const isOwnChoice =
        changed.size === ownChoice.size && [...changed].every((each) => ownChoice.has(each));
      const hide = isOwnChoice ? undefined : [...changed].join(',') || none;
      change({ hide }, { replaces: true });
    },
  };
}
