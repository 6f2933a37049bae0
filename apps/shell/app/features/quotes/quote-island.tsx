import { isRefusal } from '@uid/contract/client-errors';
import { routes } from '@uid/contract/pages';
import { getQuote } from '@uid/contract/quotes';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense } from 'react';

import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { orderTexts } from '../orders/order-texts.ts';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { NoQuote } from './no-quote.tsx';
import { QuoteView } from './quote-view.tsx';
import { quoteTexts } from './quote-texts.ts';

/** All quotes that the visitor was sent; `?no=` opens one, which the recipient accepts here. */
export function QuoteIsland() {
  const language = useLanguage();
  const { title, titleOfAll } = quoteTexts[language];
  const localPath = useLocalPath();
  const query = usePageQuery();
  const no = query.get('no');
  const after = query.get('after') ?? undefined;
  return (
    <PrivatePage
      title={no ? title : titleOfAll}
      above={no && <a href={localPath(routes.quote)}>{titleOfAll}</a>}
    >
      <Suspense fallback={<Skeleton shape="rows" lines={5} label={orderTexts[language].loading} />}>
        {no ? <NamedQuote no={no} /> : <QuoteList after={after} />}
      </Suspense>
    </PrivatePage>
  );
}

/** Fetched lazily, because a single quote needs no list. */
const QuoteList = lazy(async () => ({
  default: (await import('./quote-list.tsx')).QuoteList,
}));

function NamedQuote({ no }: { no: string }) {
  const resource = useResource(getQuote, { language: useLanguage(), no });
  const { error } = resource;
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <NoQuote />;
  return (
    <ResourceView resource={resource}>
      {(quote) => <QuoteView quote={quote} reload={resource.reload} />}
    </ResourceView>
  );
}
