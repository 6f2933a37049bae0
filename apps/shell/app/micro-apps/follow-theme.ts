export type Theme = 'light' | 'dark';

const dark = '(prefers-color-scheme: dark)';

/** The theme the page is shown in: the visitor's choice, else the system's. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'day' || theme === 'night') return theme === 'night' ? 'dark' : 'light';
  return matchMedia(dark).matches ? 'dark' : 'light';
}

/** Calls `onChange` whenever either may have changed. Returns the function that stops it. */
export function followTheme(onChange: (theme: Theme) => void): () => void {
  const report = () => onChange(readTheme());
  const query = matchMedia(dark);
  const choice = new MutationObserver(report);
  query.addEventListener('change', report);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', report);
    choice.disconnect();
  };
}
