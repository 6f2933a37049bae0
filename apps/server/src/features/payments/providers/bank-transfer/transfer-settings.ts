import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, wholeMilliseconds } from '../../../../settings.ts';

const hour = 60 * 60_000;

/** The account that buyers transfer to. */
export interface TransferSettings {
  holder: string;
  bank: string;
  account: string;
  /** Milliseconds for which an order waits for a transfer, counted from when the order was placed. */
  payableTime: number;
}

export const transferSettings = settings({
  variables: {
    TRANSFER_HOLDER: z.optional(z.string().check(z.maxLength(100))),
    TRANSFER_BANK: z.optional(z.string().check(z.maxLength(100))),
    TRANSFER_ACCOUNT: z.optional(z.string().check(z.regex(/^[0-9A-Z][0-9A-Z -]{4,39}$/))),
    TRANSFER_HOURS: z._default(z.coerce.number().check(z.positive(), z.maximum(720)), 72),
  },
  read(values): TransferSettings {
    const { TRANSFER_HOLDER, TRANSFER_BANK, TRANSFER_ACCOUNT, TRANSFER_HOURS } = values;
    if (TRANSFER_HOLDER && TRANSFER_BANK && TRANSFER_ACCOUNT)
      return {
        holder: TRANSFER_HOLDER,
        bank: TRANSFER_BANK,
        account: TRANSFER_ACCOUNT,
        payableTime: wholeMilliseconds(TRANSFER_HOURS, hour),
      };
    throw new ConfigError(
      'PAYMENT_METHODS names bank-transfer, which needs TRANSFER_HOLDER, TRANSFER_BANK and TRANSFER_ACCOUNT.',
    );
  },
});
