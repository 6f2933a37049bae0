import {
  getItem,
  listItems,
  listItemsNear,
  listLowestPrices,
  pricePieces,
} from '@uid/contract/catalogue';
import { itemPageSize } from '@uid/contract/constants';

import type { Endpoint, ParsedInputOf } from '@uid/contract/endpoint';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { queryOf } from '../../http/in-process-call.ts';
import { createCachedAnswers } from '../../http/cached-answers.ts';
import { createCachedTotals } from '../../http/cached-totals.ts';
import type { Serve } from '../../http/serve.ts';
import { readFirstPictures } from '../media/read-first-pictures.ts';
import { readItemPictures } from '../media/read-item-pictures.ts';
import { lineFenOf } from './line-fen.ts';
import { presentItem, presentNear, presentSummary } from './present-item.ts';
import type { ReadPriceStates } from './price-states.ts';
import {
  countOffered,
  findOffered,
  findPriced,
  listNear,
  listOffered,
  lowestPrices,
} from './repository.ts';

export function serveCatalogue(
  serve: Serve,
  context: ServerContext,
  readPriceStates: ReadPriceStates,
): void {
  const { handle } = context.database;
  const keptAnswer = createCachedAnswers(context);
  const totalOf = createCachedTotals(context);

  /** Returns the state of prices and stock that an answer depends on, which may change at any moment. */
  async function stateOf({ path }: Endpoint, input: object): Promise<string> {
    const [state = ''] = await readPriceStates([{ path, query: queryOf(input) }]);
    return state;
  }

  async function answerList(input: ParsedInputOf<typeof listItems>) {
    const { language, ...filter } = input;
    const key = `list ${JSON.stringify(input)}`;
    return keptAnswer({ key, state: await stateOf(listItems, input) }, async () => {
      const { sort: _sort, page: _page, ...matching } = filter;
      const [items, total] = await Promise.all([
        listOffered(handle, filter),
        totalOf(JSON.stringify(matching), () => countOffered(handle, filter)),
      ]);
      const ids = items.map(({ id }) => id);
      const pictures = await readFirstPictures(handle, ids, language);
      return {
        items: items.map((each) => presentSummary(each, language, pictures.get(each.id))),
        total,
        page: filter.page,
        pageSize: itemPageSize,
      };
    });
  }

  // A text search looks at every item. With thousands of items, it takes as long as rendering a page.
  serve.shared(listItems, answerList, ({ q }) => Boolean(q));

  serve(listItemsNear, async ({ language, id }) => ({
    items: (await listNear(handle, id)).map((each) => presentNear(each, language)),
  }));

  serve.shared(listLowestPrices, async () =>
    keptAnswer({ key: 'lowest prices', state: await stateOf(listLowestPrices, {}) }, async () => ({
      prices: (await lowestPrices.execute(handle)).rows,
    })),
  );

  serve.shared(getItem, async ({ language, id }) => {
    const key = `item ${language} ${id}`;
    return keptAnswer({ key, state: await stateOf(getItem, { language, id }) }, async () => {
      const [item, pictures] = await Promise.all([
        findOffered(handle, id),
        readItemPictures(handle, id, language),
      ]);
      if (!item) throw new AppError('NOT_FOUND');
      return presentItem(item, pictures, language);
    });
  });

  serve(pricePieces, async ({ sku, quantity }) => {
    const priced = await findPriced(handle, { sku, quantity });
    if (!priced) throw new AppError('NOT_FOUND');
    const { priceFen, stock, leadDays } = priced;
    const lineFen = lineFenOf({ priceFen, quantity });
    return { sku, quantity, priceFen, lineFen, available: stock, leadDays };
  });
}
