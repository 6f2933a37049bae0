/**
 * The script of every page with the site's search: ⌘K and Ctrl+K open it, and what suggests is fetched when a
 * field of it is used first.
 */
addEventListener('keydown', (event) => {
  const { key, metaKey, ctrlKey, altKey } = event;
  if (key !== 'k' || metaKey === ctrlKey || altKey || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById('header-search')?.togglePopover(true);
});
function suggestIn(target: EventTarget | null): void {
  // What can't be fetched suggests nothing.
  if (target instanceof HTMLInputElement && target.name === 'q')
    import('./search-field.ts').catch(() => undefined);
}
addEventListener('focusin', ({ target }) => suggestIn(target));
// Somebody may be writing before this script has come.
suggestIn(document.activeElement);
