/**
 * Returns the token in the fragment of a mail's link, which browsers send to no server. The token is removed from the
 * address, so that neither the history nor somebody who looks at the screen keeps it.
 */
export function takeLinkToken(basename: string): string {
  // With such a basename the fragment is the page's address.
  if (basename.endsWith('#')) return '';
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
