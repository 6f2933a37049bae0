/**
 * The script of every page with the site's search: ⌘K and Ctrl+K open it, and the script that suggests is fetched when
 * a search field is first used.
 */
addEventListener('keydown', (event) => {
  const { key, metaKey, ctrlKey, altKey } = event;
  if (key !== 'k' || metaKey === ctrlKey || altKey || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById('header-search')?.togglePopover(true);
});
function suggestIn(target: EventTarget | null): void {
  // If the script can't be fetched, there are no suggestions.
  if (target instanceof HTMLInputElement && target.name === 'q')
    import('./search-field.ts').catch(() => undefined);
}
addEventListener('focusin', ({ target }) => suggestIn(target));
// The visitor may be typing before this script has arrived.
suggestIn(document.activeElement);
