// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { cartLine } from '../testing/sample-lines.ts';
import { writePage } from '../testing/show-page.tsx';
import { LeavesOn } from './leaves-on.tsx';

const now = Date.parse('2026-11-05T02:00:00Z');
const goods = { state: 'paid', lines: [cartLine()], leavesOn: '2026-11-09', now } as const;

test('says the day in the words of the page, and what it depends on', () => {
  expect(writePage(<LeavesOn order={{ ...goods, state: 'unpaid' }} />)).toContain(
    'If you pay now, everything ships around 9\u00a0Nov and arrives around 12\u00a0Nov.',
  );
  expect(writePage(<LeavesOn order={goods} />, '/order')).toContain(
    '预计 11月9日全部发出，11月12日送达。',
  );
});

test('a day that has passed at the warehouse is said to be late, the day itself is not', () => {
  const onTheDay = { ...goods, now: Date.parse('2026-11-09T15:59:00Z') };
  expect(writePage(<LeavesOn order={onTheDay} />)).not.toContain('late');
  const afterIt = { ...goods, now: Date.parse('2026-11-09T16:00:00Z') };
  expect(writePage(<LeavesOn order={afterIt} />)).toContain('It is late');
});

test('licences name no day and follow the payment', () => {
  const order = { state: 'unpaid', lines: [cartLine({ delivery: 'licence' })], now } as const;
  expect(writePage(<LeavesOn order={order} />)).toBe(
    '<p>Licence keys are issued after payment and appear in the order.</p>',
  );
});
