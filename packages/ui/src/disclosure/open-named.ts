/**
 * Opens the details element around the target of the address's fragment, at the start and whenever the fragment
 * changes, for browsers that do not do so themselves.
 */
export function openNamed(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1));
    const folded = named?.closest('details:not([open])');
    if (!folded) return;
    folded.setAttribute('open', '');
    named?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
}
