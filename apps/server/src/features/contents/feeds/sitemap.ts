import { defaultLanguage, languageTags, languages } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';

import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  /** Path and query without language. */
  path: string;
  /** The day of its last change, like 2026-11-21. */
  changedOn?: string;
}

/** Every page in every language, each naming its translations. */
export function writeSitemap(pages: SitemapEntry[], origin: string): string {
  const urls = pages.flatMap((page) =>
    languages.map((language) =>
      [
        '<url>',
        `<loc>${addressOf(page, language)}</loc>`,
        page.changedOn === undefined ? '' : `<lastmod>${page.changedOn}</lastmod>`,
        ...languages.map((each) => alternate(languageTags[each], addressOf(page, each))),
        alternate('x-default', addressOf(page, defaultLanguage)),
        '</url>',
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');

  function addressOf({ path }: SitemapEntry, language: (typeof languages)[number]): string {
    return escapeXml(`${origin}${localPath(path, language)}`);
  }
}

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
}
