import { staticPages } from '@uid/contract/page-table';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';

import { pageServices } from '../../page-services.ts';
import { loadOrderPage } from './load-order-page.ts';

function load(search: string): null {
  const context = new RouterContextProvider();
  context.set(pageServices, {
    call: () => Promise.reject(new Error('A page of an order asks for nothing.')),
    origin: 'http://localhost',
    requestId: 'id',
    onFailure: () => undefined,
    page: staticPages.find(({ kind }) => kind === 'orders'),
    pages: staticPages,
  });
  const request = new Request(`http://localhost/order${search}`);
  return loadOrderPage({ request, context } as unknown as LoaderFunctionArgs);
}

test.each(['?no=abc', '?no=202601050001x', '?no=%27+or+1%3D1--', `?no=${'1'.repeat(31)}`])(
  '%s can be no order: the page is not found',
  (search) => {
    expect(() => load(search)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  },
);

test.each(['', '?no', '?view=notices', '?no=20260105000001'])(
  'a page of orders with %j is answered alike, whether the order exists or not',
  (search) => {
    expect(load(search)).toBeNull();
  },
);
