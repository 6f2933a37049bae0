import type { MicroAppProps } from '@uid/micro-app/protocol';

/**
 * Tells the dialogs' styles (`data-keyboard`, `--keyboard`) how much of the window a phone's keyboard covers:
 * browsers lay a page out as if there were no keyboard, so that it would cover a dialog's foot and the messages
 * there. Zooming in makes the visual viewport smaller, too, but is no keyboard.
 */
export function keepAboveKeyboard({
  container,
  signal,
}: Pick<MicroAppProps, 'container' | 'signal'>): void {
  const { visualViewport: visible } = globalThis;
  if (!visible) return;
  const tell = () => {
    const covered = visible.scale === 1 ? innerHeight - visible.height - visible.offsetTop : 0;
    // The styles of a micro-app match only what is inside its element, not the element itself.
    for (const part of container.children) part.toggleAttribute('data-keyboard', covered > 0);
    container.style.setProperty('--keyboard', `${Math.round(covered)}px`);
  };
  for (const change of ['resize', 'scroll']) visible.addEventListener(change, tell, { signal });
}
