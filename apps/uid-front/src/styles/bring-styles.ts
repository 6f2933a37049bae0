import type { MicroAppProps } from '@uid/micro-app/protocol';

type Dressed = Pick<MicroAppProps, 'container' | 'theme'>;

let brought: Promise<unknown> | undefined;

/**
 * A page of this site has the design's tokens, fonts and defaults. On a page of another author the application loads
 * them itself, for its own element only.
 */
export async function bringStyles({ container, theme }: Dressed): Promise<void> {
  if (!brought && hasTokens(container)) return;
  container.dataset['theme'] = nameOf(theme);
  // Without the styles a page is plain, not broken.
  await (brought ??= import('./own-styles.ts').catch(() => (brought = undefined)));
}

/** If the application uses its own tokens, it follows the theme of the page around it. */
export function changeTheme({ container, theme }: Dressed): void {
  if (container.dataset['theme']) container.dataset['theme'] = nameOf(theme);
}

/** Returns the theme's name in the tokens. */
function nameOf(theme: string): string {
  return theme === 'dark' ? 'night' : 'day';
}

function hasTokens(container: Element): boolean {
  return getComputedStyle(container).getPropertyValue('--color-paper') !== '';
}
