import type { Asset } from './entry-page.ts';
import { MicroAppError } from './protocol.ts';

/** Adds the child's styles to the document, disabled until it mounts. `fetched` resolves when all have loaded. */
export function linkStyles(styles: Asset[], name: string) {
  const links: HTMLLinkElement[] = [];
  const fetched = Promise.all(
    styles.map(
      ({ url, integrity }) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          if (integrity) link.integrity = integrity;
          link.href = url;
          link.addEventListener('load', () => resolve(switchStyles([link], false)));
          link.addEventListener('error', () =>
            reject(new MicroAppError('STYLE_FAILED', name, { url })),
          );
          links.push(link);
          document.head.append(link);
        }),
    ),
  );
  return { links, fetched };
}

/**
 * Styles stay in the document between mounts, but disabled: enabling them takes neither a request nor a frame, so a
 * remounted child has its styles before it is painted.
 */
export function switchStyles(links: HTMLLinkElement[], isOn: boolean): void {
  for (const { sheet } of links) if (sheet) sheet.disabled = !isOn;
}
