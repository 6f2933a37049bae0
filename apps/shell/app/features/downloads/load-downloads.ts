import { listDownloads } from '@uid/contract/downloads';
import type { Download } from '@uid/contract/downloads';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/** What can be downloaded, files in the page's own language first; undefined where the list failed: the page stands without it. */
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
