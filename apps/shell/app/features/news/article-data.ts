import { languageTags } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import type { NewsSummary } from '@uid/contract/contents';

import type { PageFacts } from '../../layout/structured-data.ts';

type Article = NewsSummary & { updatedOn?: string | undefined };

/** Describes the article to search engines: an advisory is for engineers, everything else is news. */
export function articleData(article: Article, page: PageFacts) {
  const { origin, language, company, address, image } = page;
  return {
    '@context': 'https://schema.org',
    '@type': article.category === 'advisory' ? 'TechArticle' : 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn ?? article.publishedOn,
    inLanguage: languageTags[language],
    mainEntityOfPage: address,
    ...(image ? { image } : {}),
    ...(company
      ? {
          publisher: {
            '@type': 'Organization',
            '@id': `${origin}/#organization`,
            name: company.brand,
            url: `${origin}${localPath(routes.home, language)}`,
            logo: `${origin}/favicon.svg`,
          },
        }
      : {}),
  };
}
