import { defaultLanguage, languages } from './language.ts';
import type { Language } from './language.ts';

/** A site path in a language: the default language has no prefix. */
export function localPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The news as RSS, in a language. */
export function feedPath(language: Language): string {
  return localPath('/rss.xml', language);
}

/** Where machines find our security advisories. */
export const csafFolder = '/.well-known/csaf';

/** The public key under which the site signs what it publishes. */
export const openPgpKeyPath = '/openpgp.asc';

/** The checksums of all published files; `.asc` behind it is their signature. */
export const checksumsPath = '/SHA256SUMS';

/** What the running release is made of, CycloneDX. */
export const sbomPath = '/sbom.cdx.json';

/** A security advisory as a CSAF document. */
export function advisoryPath({ id, publishedOn }: { id: string; publishedOn: string }): string {
  return `${csafFolder}/white/${publishedOn.slice(0, 4)}/${id.toLowerCase()}.json`;
}

/** Splits a URL path into its language and the path without prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((each) => each === first && each !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/** A path without slashes at its end. A regular expression would try each slash of a long path as the first of them. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}
