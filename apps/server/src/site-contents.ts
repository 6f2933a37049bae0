import { advisories } from '@uid/content/advisories';
import { clientCases } from '@uid/content/cases';
import { catalogueItems } from '@uid/content/catalogue';
import { company } from '@uid/content/company';
import { home } from '@uid/content/home';
import { newsArticles } from '@uid/content/news';
import { partnerProgramme } from '@uid/content/partners';
import { products } from '@uid/content/products';
import { supportQuestions } from '@uid/content/questions';
import { solutions } from '@uid/content/solutions';
import { textPages } from '@uid/content/text-pages';

import type { ContentRow } from './features/contents/contents.ts';

export { catalogueItems, products };

/** The words in `content/` as rows of the contents table. */
export function siteContents(): ContentRow[] {
  return [
    { kind: 'home', id: 'home', position: 1, body: home },
    { kind: 'company', id: 'company', position: 1, body: company },
    { kind: 'partner-programme', id: 'partner-programme', position: 1, body: partnerProgramme },
    ...products.map(
      (body) => ({ kind: 'product', id: body.slug, position: body.position, body }) as const,
    ),
    ...solutions.map(
      (body) => ({ kind: 'solution', id: body.slug, position: body.position, body }) as const,
    ),
    ...newsArticles.map(
      (body, index) =>
        ({
          kind: 'news',
          id: body.id,
          position: index,
          publishedOn: body.publishedOn,
          body,
        }) as const,
    ),
    ...clientCases.map(
      (body, index) => ({ kind: 'case', id: body.id, position: index, body }) as const,
    ),
    ...supportQuestions.map(
      (body, index) => ({ kind: 'question', id: body.id, position: index, body }) as const,
    ),
    ...advisories.map(
      (body, index) =>
        ({
          kind: 'advisory',
          id: body.id,
          position: index,
          publishedOn: body.publishedOn,
          body,
        }) as const,
    ),
    ...textPages.map(
      (body, index) => ({ kind: 'text-page', id: body.name, position: index, body }) as const,
    ),
  ];
}
