import type { ContentKind } from '@uid/contract/content-kinds';

import type { Hidden } from './hide-contents.ts';
import type { Walk } from './walk-site.ts';

/** Places where a published content of each kind must appear; `ID` is its id. Add every new kind here. */
const belongs: Record<ContentKind, readonly string[]> = {
  home: ['/api/home', '/home', '/en/home'],
  company: ['/api/company', '/rss.xml', '/en/rss.xml', '/home', '/en/home', '/en/news'],
  navigation: ['/api/navigation', '/home', '/en/home', '/en/news'],
  product: [
    '/api/product',
    '/api/products',
    '/api/search',
    '/api/search/suggestions',
    '/sitemap.xml',
    '/en/product',
    '/en/product/ID',
    '/en/support',
  ],
  solution: [
    '/api/solution',
    '/api/solutions',
    '/api/search',
    '/api/search/suggestions',
    '/sitemap.xml',
    '/en/solution',
    '/en/solution/ID',
    '/en/support',
  ],
  news: [
    '/api/news',
    '/api/news-article',
    '/api/search',
    '/api/search/suggestions',
    '/sitemap.xml',
    '/rss.xml',
    '/en/rss.xml',
    '/en/news',
    '/en/news/detail',
    '/en/support',
  ],
  case: ['/api/cases', '/api/search', '/en/client-case'],
  question: ['/api/support', '/api/search', '/en/support'],
  advisory: ['/.well-known/csaf/white/index.txt', '/api/advisories', '/api/search', '/en/support'],
  'partner-programme': ['/api/partner-programme', '/en/support/cooperation'],
  certificate: ['/api/certificates', '/en/support/certificates'],
  'text-page': ['/im/ID.txt'],
  redirect: ['/en/ID'],
  synonyms: ['/api/search'],
};

/** Places that a server without the shell has. */
export function isNoPage(place: string): boolean {
  return !place.startsWith('/en/') && place !== '/home';
}

/** Places that a reader of the pages comes across. */
export function isNoOperation(place: string): boolean {
  return !place.startsWith('/api/') || place === '/api/search';
}

interface Missing {
  content: string;
  /** The path of a page, a file or an operation, without its query. */
  place: string;
}

/** Contents that were published and do not appear where they should. */
export function missingOf(
  found: Walk['found'],
  shown: readonly Hidden[],
  isThere: (place: string) => boolean,
): Missing[] {
  return shown.flatMap(({ kind, id, state, words }) => {
    const places = new Set(words.flatMap((word) => [...(found.get(word) ?? [])]));
    // A content that existed before has no address of its own for this walk to find.
    const isWhole = id.toLowerCase() === words[0] || !addressed.has(kind);
    const expected = isWhole ? belongs[kind].filter(isThere) : [];
    return expected
      .map((place) => place.replace('ID', id.toLowerCase()))
      .filter((place) => !places.has(place))
      .map((place) => ({ content: `${kind} ${id}, ${state}`, place }));
  });
}

/** Kinds whose contents have an address. */
const addressed = new Set(
  Object.entries(belongs).flatMap(([kind, places]) =>
    places.some((place) => /ID|sitemap|index/.test(place)) ? [kind] : [],
  ),
);
