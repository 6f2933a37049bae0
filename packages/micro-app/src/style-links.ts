import type { Asset, EntryPage } from './entry-page.ts';
import { MicroAppError } from './protocol.ts';

/**
 * Adds the child's styles to the document, and says when all apply; and names its modules to the
 * browser, which then need not find them one behind the other.
 */
export function linkFiles({ styles, preloads }: EntryPage, name: string) {
  const links: HTMLLinkElement[] = [];
  const add = (rel: string, { url, integrity }: Asset) => {
    const link = document.createElement('link');
    if (integrity) link.integrity = integrity;
    link.rel = rel;
    link.href = url;
    links.push(link);
    document.head.append(link);
    return link;
  };
  for (const asset of preloads) add('modulepreload', asset);
  const applied = Promise.all(
    styles.map((asset) => {
      const link = add('stylesheet', asset);
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () =>
          reject(new MicroAppError('STYLE_FAILED', name, { url: asset.url })),
        );
      });
    }),
  );
  return { links, applied };
}

/**
 * Styles stay in the document between mounts, switched off: switching on takes no request and no
 * frame, so a remounted child is styled before it is painted.
 */
export function switchStyles(links: HTMLLinkElement[], isOn: boolean): void {
  for (const { sheet } of links) if (sheet) sheet.disabled = !isOn;
}
