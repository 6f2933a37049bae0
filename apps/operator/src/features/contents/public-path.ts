import type { ContentKind } from '@uid/contract/content-kinds';
import { productPath, routes, solutionPath, textPagePrefix } from '@uid/contract/pages';

/** Returns the path where readers find a content; undefined if the content has no page. */
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

/** Returns the path that belongs to one content alone; undefined if readers find it on a page with others. */
export function ownAddress(kind: ContentKind, id: string): string | undefined {
  return kind === 'case' ? undefined : publicPath(kind, id);
}
