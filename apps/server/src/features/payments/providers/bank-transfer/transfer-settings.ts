import { z } from 'zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings } from '../../../../settings.ts';

const hour = 60 * 60_000;

/** The account that buyers transfer to. */
export interface TransferSettings {
  holder: string;
  bank: string;
  account: string;
  /** Milliseconds, from placing, that an order waits for a transfer. */
  payableTime: number;
}

export const transferSettings = settings({
  variables: {
    TRANSFER_HOLDER: z.string().max(100).optional(),
    TRANSFER_BANK: z.string().max(100).optional(),
    TRANSFER_ACCOUNT: z
      .string()
      .regex(/^[0-9A-Z][0-9A-Z -]{4,39}$/)
      .optional(),
    TRANSFER_HOURS: z.coerce.number().positive().max(720).default(72),
  },
  read(values): TransferSettings {
    const { TRANSFER_HOLDER, TRANSFER_BANK, TRANSFER_ACCOUNT, TRANSFER_HOURS } = values;
    if (TRANSFER_HOLDER && TRANSFER_BANK && TRANSFER_ACCOUNT)
      return {
        holder: TRANSFER_HOLDER,
        bank: TRANSFER_BANK,
        account: TRANSFER_ACCOUNT,
        payableTime: TRANSFER_HOURS * hour,
      };
    throw new ConfigError(
      'PAYMENT_METHODS names bank-transfer, which needs TRANSFER_HOLDER, TRANSFER_BANK and TRANSFER_ACCOUNT.',
    );
  },
});
