import { v7 } from 'uuid';
import { expect, test } from 'vitest';

import { firstOrderId, orderIdAfter } from './first-order-id.ts';

test('a day of orders begins and ends at midnight in China', () => {
  const idsAt = (time: string) =>
    [0, 0xff].map((byte) => v7({ msecs: Date.parse(time), random: new Uint8Array(16).fill(byte) }));
  const [day, next] = [firstOrderId('2026-01-05'), orderIdAfter('2026-01-05')];
  for (const id of idsAt('2026-01-04T15:59:59.999Z')) expect(id < day).toBe(true);
  for (const id of [...idsAt('2026-01-04T16:00:00.000Z'), ...idsAt('2026-01-05T15:59:59.999Z')])
    expect(id >= day && id < next).toBe(true);
  for (const id of idsAt('2026-01-05T16:00:00.000Z')) expect(id >= next).toBe(true);
});
