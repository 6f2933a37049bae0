import { pageSize } from '@uid/contract/constants';
import { searchKinds } from '@uid/contract/kinds';
import { maxQueryLength, searchSite } from '@uid/contract/search';

import type { Serve } from '../../http/serve.ts';
import { keepIndex } from './keep-index.ts';
import type { IndexSource } from './keep-index.ts';

export function serveSearch(serve: Serve, source: IndexSource): void {
  const indexOf = keepIndex(source);

  serve(searchSite, async ({ language, q: typed, kind, page }) => {
    const q = typed.trim().slice(0, maxQueryLength);
    const index = await indexOf(language);
    const found = q === '' ? [] : index.find(q);
    const shown = kind ? found.filter((each) => each.kind === kind) : found;
    const start = (page - 1) * pageSize;
    const counts = searchKinds
      .map((each) => ({ kind: each, count: found.filter((hit) => hit.kind === each).length }))
      .filter(({ count }) => count > 0);
    return {
      q,
      results: shown.slice(start, start + pageSize).map((each) => each.present()),
      counts,
      total: shown.length,
      page,
      pageSize,
      suggestions: found.length === 0 && q !== '' ? index.suggest(q) : [],
    };
  });
}
