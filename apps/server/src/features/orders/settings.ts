import { z } from 'zod';

import { settings } from '../../settings.ts';

export interface OrderConfig {
  /** How long an unpaid order holds its stock, milliseconds. */
  unpaidTime: number;
}

const minute = 60_000;

export const orderSettings = settings({
  variables: { UNPAID_MINUTES: z.coerce.number().positive().max(10_080).default(30) },
  read({ UNPAID_MINUTES }): OrderConfig {
    return { unpaidTime: UNPAID_MINUTES * minute };
  },
});
