import { z } from '@uid/contract/zod';

import { settings } from '../../settings.ts';

export interface QuoteConfig {
  /** The address of the shop's staff, which is told of a quote that was accepted; undefined: nobody but who made it. */
  staffMail: string | undefined;
}

export const quoteSettings = settings({
  variables: { STAFF_MAIL: z.optional(z.email()) },
  read({ STAFF_MAIL: staffMail }): QuoteConfig {
    return { staffMail };
  },
});
