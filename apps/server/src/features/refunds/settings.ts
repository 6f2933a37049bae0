import { z } from '@uid/contract/zod';

import { settings } from '../../settings.ts';

export interface RefundConfig {
  /** Maximum total of an order's refunds, in fen, that needs no approval by a second person. */
  refundLimitFen: number;
}

export const refundSettings = settings({
  variables: {
    REFUND_LIMIT_FEN: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 500_000),
  },
  read({ REFUND_LIMIT_FEN }): RefundConfig {
    return { refundLimitFen: REFUND_LIMIT_FEN };
  },
});
