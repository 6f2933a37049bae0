// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { showPage } from '../testing/show-page.tsx';
import { OrderHistory } from './order-history.tsx';

test('what moved no state is told by what it was, not by the state again', () => {
  const page = showPage(
    <OrderHistory
      lines={[]}
      events={[
        { at: 1, state: 'paid', by: 'provider', reason: 'Payment received' },
        { at: 2, state: 'delivered', by: 'clock', reason: 'All parcels delivered' },
        { at: 3, state: 'delivered', by: 'customer', reason: 'Refund requested' },
      ]}
    />,
  );
  const titles = [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(titles).toHaveLength(3);
  expect(titles[0]).toContain('Refund requested');
  expect(titles[0]).not.toContain('Delivered');
  expect(titles[1]).toContain('All parcels delivered');
  expect(titles[1]).toContain('Delivered');
});

test('of two moves in one instant the later stands above', () => {
  const page = showPage(
    <OrderHistory
      lines={[]}
      events={[
        { at: 1, state: 'paid', by: 'provider', reason: 'Payment received' },
        { at: 2, state: 'shipped', by: 'clock', reason: 'The goods have shipped' },
        { at: 2, state: 'delivered', by: 'clock', reason: 'All parcels delivered' },
      ]}
    />,
  );
  const titles = [...page.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(titles[0]).toContain('Delivered');
  expect(titles[1]).toContain('Shipped');
});
