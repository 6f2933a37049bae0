import type { ContentKind } from '@uid/contract/content-kinds';
import { productPath, routes, solutionPath, textPagePrefix } from '@uid/contract/pages';

/** Where readers find a content; left out for what has no page of its own. */
export function publicPath(kind: ContentKind, id: string): string | undefined {
  switch (kind) {
    case 'home':
    case 'navigation':
      return routes.home;
    case 'product':
      return productPath(id);
    case 'solution':
      return solutionPath(id);
    case 'news':
      return `${routes.newsDetail}?${new URLSearchParams({ id })}`;
    case 'case':
      return routes.cases;
    case 'text-page':
      return `${textPagePrefix}${id}.txt`;
    default:
      return undefined;
  }
}

/** The address that is a content's alone; left out where readers meet it on a page of others. */
export function ownAddress(kind: ContentKind, id: string): string | undefined {
  return kind === 'case' ? undefined : publicPath(kind, id);
}
