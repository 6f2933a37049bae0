/** What this browser keeps for every page and tab; empty where there is nothing, or may be nothing of this site. */
export function keptHere(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Without a value: nothing any more. */
export function keepHere(key: string, value?: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The page that is open goes on without.
  }
}
