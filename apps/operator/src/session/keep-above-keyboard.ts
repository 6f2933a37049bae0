import type { MicroAppProps } from '@uid/micro-app/protocol';

/**
 * Tells the dialogs' styles (`data-keyboard`, `--keyboard`) how much of the window a phone's keyboard covers: browsers
 * lay a page out as if it were not there, so that a dialog's foot, and what is said there, would lie behind it.
 * Magnifying the page makes the visible part smaller, too, and is no keyboard.
 */
export function keepAboveKeyboard({
  container,
  signal,
}: Pick<MicroAppProps, 'container' | 'signal'>): void {
  const { visualViewport: visible } = globalThis;
  if (!visible) return;
  const tell = () => {
    const covered = visible.scale === 1 ? innerHeight - visible.height - visible.offsetTop : 0;
    // The styles of a micro-app see what is in its element, not the element itself.
    for (const part of container.children) part.toggleAttribute('data-keyboard', covered > 0);
    container.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  for (const change of ['resize', 'scroll']) visible.addEventListener(change, tell, { signal });
}
