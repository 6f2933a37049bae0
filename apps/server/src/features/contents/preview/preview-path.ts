import type { ContentKind } from '@uid/contract/content-kinds';
import { productPage, routes, solutionPage, textPage } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import type { SiteRedirect } from '@uid/contract/redirects';

import type { Drafted } from './drafted.ts';

type PathOf = (id: string, content: unknown) => { target: string; page?: Page };

/**
 * Returns the path that shows a content. `page` is set if the site has that page only once the content is published.
 */
const paths: Record<ContentKind, PathOf> = {
  home: () => ({ target: routes.home }),
  company: () => ({ target: routes.cooperation }),
  navigation: () => ({ target: routes.home }),
  product: (id) => ownPage(productPage(id)),
  solution: (id) => ownPage(solutionPage(id)),
  news: (id) => ({ target: `${routes.newsDetail}?${new URLSearchParams({ id })}` }),
  case: () => ({ target: routes.cases }),
  question: () => ({ target: routes.support }),
  advisory: () => ({ target: routes.support }),
  certificate: () => ({ target: routes.certificates }),
  'partner-programme': () => ({ target: routes.cooperation }),
  'text-page': (id) => ownPage(textPage(id)),
  // A redirect is previewed by the page that it leads to.
  redirect: (_, content) => ({ target: (content as SiteRedirect).to.split('#', 1)[0] ?? '' }),
  synonyms: () => ({ target: routes.support }),
};

export function previewPath({ kind, id, content }: Drafted): ReturnType<PathOf> {
  return paths[kind](id, content);
}

function ownPage(page: Page): ReturnType<PathOf> {
  return { target: page.path, page };
}
