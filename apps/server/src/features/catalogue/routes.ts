import { getItem, listItems, pricePieces } from '@uid/contract/catalogue';
import { pageSize } from '@uid/contract/constants';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import type { Serve } from '../../http/serve.ts';
import { lineFenOf } from './line-fen.ts';
import { presentItem, presentSummary } from './present-item.ts';
import { findOffered, findPriced, listOffered } from './repository.ts';
import type { ReadState } from './state-reader.ts';

export function serveCatalogue(serve: Serve, context: ServerContext, readState: ReadState): void {
  const { handle } = context.database;
  const keptAnswer = createKeptAnswers(context);

  serve(listItems, async (input) => {
    const question = { key: `list ${JSON.stringify(input)}`, state: await readState(undefined) };
    return keptAnswer(question, async () => {
      const { language, ...filter } = input;
      const { items, total } = await listOffered(handle, filter);
      return {
        items: items.map((each) => presentSummary(each, language)),
        total,
        page: filter.page,
        pageSize,
      };
    });
  });

  serve(getItem, async ({ language, id }) => {
    const question = { key: `item ${language} ${id}`, state: await readState(id) };
    return keptAnswer(question, async () => {
      const item = await findOffered(handle, id);
      if (!item) throw new AppError('NOT_FOUND');
      return presentItem(item, language);
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
