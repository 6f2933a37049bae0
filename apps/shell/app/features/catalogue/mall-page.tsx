import { getItem, listItems } from '@uid/contract/catalogue';
import { splitLanguage } from '@uid/contract/paths';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { isBeyondEnd, titleOfPage } from '../../layout/list-pages.ts';
import { notFound, orNearby, readPageRequest } from '../../load-page.ts';
import type { PageRequest } from '../../load-page.ts';
import { addItem } from './add-item.ts';
import type { AddFailure } from './add-item.ts';
import { GuidePage } from './guide/guide-page.tsx';
import { guideTexts } from './guide/guide-texts.ts';
import { loadGuide } from './guide/load-guide.ts';
import { loadAbout } from './item/about/load-about.ts';
import { itemData } from './item/item-data.ts';
import { chosenQuantity, chosenSku, priceChosen } from './item/price-chosen.ts';
import { ItemDetail } from './item/item-detail.tsx';
import { ItemList } from './list/item-list.tsx';
import { readFilters, toListInput } from './list/mall-filters.ts';
import { mallTexts } from './mall-texts.ts';
import { findNearItems } from './find-near-items.ts';

export async function loader(args: LoaderFunctionArgs) {
  const asked = readPageRequest(args);
  return orNearby(loadMall(asked), () => findNearItems(asked));
}

async function loadMall(request: PageRequest) {
  const { call, language, query } = request;
  const id = query.get('item');
  if (id) {
    const chosen = { sku: query.get('sku') ?? '', quantity: query.get('quantity') ?? '' };
    const item = await call(getItem, { language, id });
    const [priced, about] = await Promise.all([
      priceChosen(item, chosen, { call, language }),
      loadAbout(item, request),
    ]);
    return { item, chosen, priced, about, now: Date.now() };
  }
  if (query.has('guide'))
    return { guide: await loadGuide(query, call, { language }), now: Date.now() };
  const filters = readFilters(query);
  const page = await call(listItems, { language, ...toListInput(filters) });
  if (isBeyondEnd(page)) throw notFound();
  return { page, filters, now: Date.now() };
}

export async function action(args: ActionFunctionArgs) {
  const { call, language, query } = readPageRequest(args);
  const item = query.get('item') ?? '';
  return addItem(await args.request.formData(), { call, language, item });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { language } = splitLanguage(args.location.pathname);
  const { title, description } = mallTexts[language];
  if (args.loaderData && 'guide' in args.loaderData) {
    const guide = guideTexts[language];
    return pageMeta(args, { title: `${guide.title} · ${title}`, description: guide.lead });
  }
  const item = args.loaderData && 'item' in args.loaderData ? args.loaderData.item : undefined;
  if (!item) {
    const { page } = (args.loaderData && 'page' in args.loaderData && args.loaderData.page) || {};
    return pageMeta(args, { title: titleOfPage(title, { page, language }), description });
  }
  return pageMeta(args, {
    title: `${item.name} · ${title}`,
    description: item.summary,
    structuredData: (page) => itemData(item, page),
  });
}

/** `/mall`: what can be bought; with `?item=` one item to choose and add to the cart. */
export default function MallPage() {
  const loaded = useLoaderData<typeof loader>();
  const failure = useActionData<AddFailure>();
  if ('item' in loaded && loaded.item) {
    const { item, priced, about, now } = loaded;
    const chosen = failure ?? loaded.chosen;
    // The price is that of the address: a refused form may have chosen something else.
    const isOfChosen =
      priced?.sku === chosenSku(item, chosen) && priced?.quantity === chosenQuantity(chosen);
    return (
      <ItemDetail
        {...{ item, about, now, failure, chosen }}
        priced={isOfChosen ? priced : undefined}
      />
    );
  }
  if ('guide' in loaded && loaded.guide) return <GuidePage {...loaded} />;
  if ('page' in loaded && loaded.page) return <ItemList {...loaded} failure={failure} />;
  return null;
}
