import { keepHere, keptHere } from '../../request/kept-here.ts';

/** The searches are no session data and are never sent: they stay on this device. */
const key = 'uid-recent-searches';
const maxKept = 6;

export function recentSearches(): string[] {
  return keptHere(key).split('\n').filter(Boolean);
}

export function keepSearch(typed: string): void {
  const q = typed.trim();
  const others = recentSearches().filter((each) => each !== q);
  if (q !== '') keepHere(key, [q, ...others].slice(0, maxKept).join('\n'));
}

export function forgetSearches(): void {
  keepHere(key);
}
