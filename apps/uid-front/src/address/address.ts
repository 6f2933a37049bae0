/** The part of the browser's address that belongs to this application. */
export interface Address {
  /** Path and query below `basename`, such as `/login?return=/order`. */
  read: () => string;
  subscribe: (onChange: () => void) => () => void;
  /** The full address of a page of this application. */
  hrefOf: (path: string) => string;
  /** Opens a page without loading a document. */
  go: (path: string) => void;
}

interface AddressOptions {
  /** Where the pages are. A basename that ends in `#` keeps them in the fragment, so that any server can serve them. */
  basename: string;
  onNavigate?: ((path: string) => void) | undefined;
}

export function createAddress({ basename, onNavigate }: AddressOptions): Address {
  const listeners = new Set<() => void>();
  let latest = '';
  const hrefOf = (path: string) => basename + path;
  return {
    // An address elsewhere belongs to the shell, which is about to unmount this application.
    read: () => (latest = belowOf(basename) ?? latest),
    subscribe(onChange) {
      listeners.add(onChange);
      addEventListener('popstate', onChange);
      return () => {
        listeners.delete(onChange);
        removeEventListener('popstate', onChange);
      };
    },
    hrefOf,
    go(path) {
      // Several requests may find that the session is gone and lead to the same page, which must be only one step in
      // the history.
      const isHere = belowOf(basename) === path;
      history[isHere ? 'replaceState' : 'pushState'](null, '', hrefOf(path));
      for (const tell of listeners) tell();
      onNavigate?.(hrefOf(path));
    },
  };
}

function belowOf(basename: string): string | undefined {
  const { pathname, search, hash } = location;
  const address = basename.endsWith('#') ? pathname + search + hash : pathname + search;
  if (!address.startsWith(basename)) return undefined;
  const below = address.slice(basename.length);
  return below === '' || /^[/?]/.test(below) ? below : undefined;
}

export interface Place {
  /** Without a slash at its end; the entry page itself is `/login`. */
  path: string;
  query: URLSearchParams;
}

export function placeOf(address: string): Place {
  const [path = ''] = address.split('?', 1);
  const query = new URLSearchParams(address.slice(path.length));
  return { path: path.replace(/\/+$/, '') || '/login', query };
}
