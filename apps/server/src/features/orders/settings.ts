import { z } from '@uid/contract/zod';

import { settings, wholeMilliseconds } from '../../settings.ts';

export interface OrderConfig {
  /** How long an unpaid order holds its stock, milliseconds. */
  unpaidTime: number;
}

const minute = 60_000;

export const orderSettings = settings({
  variables: {
    UNPAID_MINUTES: z._default(z.coerce.number().check(z.positive(), z.maximum(10_080)), 30),
  },
  read({ UNPAID_MINUTES }): OrderConfig {
    return { unpaidTime: wholeMilliseconds(UNPAID_MINUTES, minute) };
  },
});
