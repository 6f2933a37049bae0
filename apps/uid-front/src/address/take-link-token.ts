/**
 * The token in the fragment of a mail's link, which browsers send to no server. It is taken out of the
 * address, so that neither the history nor somebody who looks at the screen keeps it.
 */
export function takeLinkToken(basename: string): string {
  // There the fragment is the page's address.
  if (basename.endsWith('#')) return '';
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
