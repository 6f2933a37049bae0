import type { Item } from '@uid/contract/catalogue';
import { productPath } from '@uid/contract/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { PageLocationContext } from '../../../layout/page-location.ts';
import type { About } from './about/load-about.ts';
import { Facts } from './item-detail.tsx';

const item = { product: 'sdp', includes: ['A card'], delivery: 'shipped' } as unknown as Item;

function renderFacts(about: About | undefined): string {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <PageLocationContext value={{ pathname: '/en/mall', search: '' }}>
          <Facts item={item} about={about} />
        </PageLocationContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/en/mall']} />);
}

test('an item leads to the page of its product where that has one', () => {
  const address = `href="/en${productPath(item.product)}"`;
  expect(renderFacts({} as About)).toContain(address);
  expect(renderFacts(undefined)).not.toContain(address);
});
