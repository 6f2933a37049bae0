import { defaultLanguage, languageTags, languages } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';

import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  /** Path and query without language. */
  path: string;
  /** The day of its last change, like 2026-11-21. */
  changedOn?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes the entries of every page in every language, each with links to its translations. Yields the text in pieces,
 * as the pages are read.
 */
export async function* writeSitemap(
  batches: AsyncIterable<readonly SitemapEntry[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const batch of batches)
    yield batch.map((page) => `${urlsOf(page, origin).join('\n')}\n`).join('');
  yield '</urlset>\n';
}

/** Writes the index of the sitemaps of a site that has more addresses than one file can hold. */
export function writeSitemapIndex(paths: readonly string[], origin: string): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${schema}">\n${files.join('')}</sitemapindex>\n`;
}

function urlsOf(page: SitemapEntry, origin: string): string[] {
  const addressOf = (language: (typeof languages)[number]) =>
    escapeXml(`${origin}${localPath(page.path, language)}`);
  return languages.map((language) =>
    [
      '<url>',
      `<loc>${addressOf(language)}</loc>`,
      page.changedOn === undefined ? '' : `<lastmod>${page.changedOn}</lastmod>`,
      ...languages.map((each) => alternate(languageTags[each], addressOf(each))),
      alternate('x-default', addressOf(defaultLanguage)),
      '</url>',
    ].join(''),
  );
}

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
}
