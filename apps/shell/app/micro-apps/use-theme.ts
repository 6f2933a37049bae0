import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';

/** The theme the page is shown in, also when the system changes it meanwhile. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, readTheme, () => 'light');
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(dark);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function readTheme(): 'light' | 'dark' {
  return matchMedia(dark).matches ? 'dark' : 'light';
}
