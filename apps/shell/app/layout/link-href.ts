import type { Language } from '@uid/contract/language';
import { certificateOf, certificatePath, textPagePrefix } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

/** Addresses that are the same in all languages. */
const shared = [textPagePrefix, '/.well-known/'];

/** Returns where a link of the navigation leads in a language. */
export function linkHref(path: string, language: Language): string {
  const isPage = path.startsWith('/') && !shared.some((prefix) => path.startsWith(prefix));
  const certificate = certificateOf(path);
  return isPage ? localPath(certificate ? certificatePath(certificate) : path, language) : path;
}
