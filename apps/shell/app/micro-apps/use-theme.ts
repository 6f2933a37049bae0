import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';

/** The theme the page is shown in: the visitor's choice, else the system's, also when either changes meanwhile. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, readTheme, () => 'light');
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(dark);
  const choice = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', onChange);
    choice.disconnect();
  };
}

function readTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'day' || theme === 'night') return theme === 'night' ? 'dark' : 'light';
  return matchMedia(dark).matches ? 'dark' : 'light';
}
