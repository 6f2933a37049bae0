/** What this browser keeps for every page and tab; nothing where it may keep nothing for this site. */
export function keptHere(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Undefined: no longer. */
export function keepHere(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The page that is open goes on without.
  }
}
