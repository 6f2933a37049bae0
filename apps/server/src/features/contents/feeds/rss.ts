import type { NewsSummary } from '@uid/contract/contents';
import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import { escapeXml } from './xml.ts';

interface Feed {
  title: string;
  description: string;
  language: Language;
  origin: string;
  /** The address of the feed itself. */
  path: string;
}

/** Writes the news as RSS 2.0, newest first. */
export function writeRss(articles: NewsSummary[], feed: Feed): string {
  const { origin, language } = feed;
  const items = articles.map(({ id, title, summary, category, publishedOn }) => {
    const address = escapeXml(
      `${origin}${localPath(routes.newsDetail, language)}?id=${encodeURIComponent(id)}`,
    );
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<category>${category}</category>`,
      // The dates of articles are days in China (UTC+8).
      `<pubDate>${new Date(`${publishedOn}T00:00:00+08:00`).toUTCString()}</pubDate>`,
      `<description>${escapeXml(summary)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(`${origin}${localPath(routes.news, language)}`)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${languageTags[language].toLowerCase()}</language>`,
    `<atom:link href="${escapeXml(`${origin}${feed.path}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}
