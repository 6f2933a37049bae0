import { defaultLanguage, languages } from './language.ts';
import type { Language } from './language.ts';

/** A site path in a language: the default language has no prefix. */
export function localPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** Path of the RSS feed of the news, in a language. */
export function feedPath(language: Language): string {
  return localPath('/rss.xml', language);
}

/** Path of the CSAF folder, where programs find our security advisories. */
export const csafFolder = '/.well-known/csaf';

/** Path of the public key with which the site's publications can be verified. */
export const openPgpKeyPath = '/openpgp.asc';

/** Path of the checksums of all published files; with `.asc` appended, path of their signature. */
export const checksumsPath = '/SHA256SUMS';

/** Path of the running release's bill of materials, CycloneDX. */
export const sbomPath = '/sbom.cdx.json';

/** Path of a security advisory as a CSAF document. */
export function advisoryPath({ id, publishedOn }: { id: string; publishedOn: string }): string {
  return `${csafFolder}/white/${publishedOn.slice(0, 4)}/${id.toLowerCase()}.json`;
}

/** Splits a URL path into its language and the path without language prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((each) => each === first && each !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/**
 * A path without slashes at its end. A regular expression would start a match at each slash of a long path, which takes
 * quadratic time.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}
