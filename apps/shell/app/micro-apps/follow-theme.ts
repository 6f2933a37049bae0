export type Theme = 'light' | 'dark';

const dark = '(prefers-color-scheme: dark)';

/** Returns the theme that the page is shown in: the visitor's choice, else the system's theme. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'day' || theme === 'night') return theme === 'night' ? 'dark' : 'light';
  return matchMedia(dark).matches ? 'dark' : 'light';
}

/**
 * Calls `onChange` whenever the visitor's choice or the system's theme may have changed. Returns a function that stops
 * this.
 */
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
