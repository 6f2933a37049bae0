import { useCallback, useMemo, useSyncExternalStore } from 'react';

const moved = 'uid-front-moved';

export type Go = (path: string) => void;

/** The part of the address below `basename`, its query, and a way to change it without a page load. */
export function usePath(basename: string, onNavigate: ((path: string) => void) | undefined) {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const go = useCallback<Go>(
    (path) => {
      history.pushState(null, '', basename + path);
      dispatchEvent(new Event(moved));
      onNavigate?.(basename + path);
    },
    [basename, onNavigate],
  );
  return useMemo(() => ({ ...split(address, basename), go }), [address, basename, go]);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(moved, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(moved, onChange);
  };
}

function split(address: string, basename: string): { path: string; search: string } {
  const [pathname = '', search = ''] = address.split('?', 2);
  const below = pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname;
  return { path: below.replace(/\/+$/, '') || '/login', search };
}
