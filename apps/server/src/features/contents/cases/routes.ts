import { pageSize } from '@uid/contract/constants';
import { listCases } from '@uid/contract/contents';

import type { ServerContext } from '../../../context.ts';
import type { Serve } from '../../../http/serve.ts';
import { listBodies } from '../contents.ts';
import { presentProduct } from '../presenters.ts';
import { presentCases } from './present-cases.ts';
import { countCases, listCasePage, listIndustries } from './repository.ts';

export function serveCases(
  serve: Serve,
  { database: { handle }, config: { isPublic } }: ServerContext,
): void {
  serve(listCases, async ({ language, page, ...filter }) => {
    const [cases, total, industries, products] = await Promise.all([
      listCasePage(handle, { ...filter, page }),
      countCases(handle, filter),
      listIndustries(handle),
      listBodies(handle, 'product'),
    ]);
    return {
      cases: await presentCases(handle, cases, { language, isPublic }),
      industries,
      products: products.map((each) => presentProduct(each, language)),
      total,
      page,
      pageSize,
    };
  });
}
