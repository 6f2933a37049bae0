import { expect, test } from 'vitest';

import { longestSearch } from './constants.ts';
import { listCustomers } from './customers.ts';
import { listStaffVariants } from './staff-catalogue.ts';
import { listStaffContents } from './staff-contents.ts';
import { listPictures } from './staff-media.ts';
import { listStaffOrders } from './staff-orders.ts';
import { listQuotes } from './staff-quotes.ts';
import { listParcelsOnTheWay } from './staff-shipments.ts';

test.each([
  listCustomers,
  listStaffVariants,
  listStaffContents,
  listPictures,
  listStaffOrders,
  listQuotes,
  listParcelsOnTheWay,
])('a list takes as long a text as the field of its search: $path', ({ input }) => {
  const q = 'x'.repeat(longestSearch);
  expect(input.safeParse({ language: 'en', q }).success).toBe(true);
});
