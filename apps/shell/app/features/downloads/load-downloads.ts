import { listDownloads } from '@uid/contract/downloads';
import type { Download } from '@uid/contract/downloads';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/**
 * Returns the files that can be downloaded, those in the page's own language first; undefined if the list failed: the
 * page is then shown without it.
 */
export async function loadDownloads(
  call: Call,
  { language, product }: { language: Language; product?: string },
): Promise<Download[] | undefined> {
  try {
    const { downloads } = await call(listDownloads, { language, product });
    const rank = (each: Download) =>
      each.language === undefined || each.language === language ? 0 : 1;
    return downloads.toSorted((a, b) => rank(a) - rank(b));
  } catch {
    return undefined;
  }
}
