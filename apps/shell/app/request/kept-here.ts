/**
 * Returns what this browser stores for every page and tab; empty if nothing is stored, or if the browser stores nothing
 * for this site.
 */
export function keptHere(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Removes the key if there is no value. */
export function keepHere(key: string, value?: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The page that is open works without the stored value.
  }
}
