/**
 * Opens what folds the part that the address names, at the start and whenever the address changes, for
 * browsers that do not do so themselves.
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
