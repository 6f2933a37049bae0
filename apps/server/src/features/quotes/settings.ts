import { z } from '@uid/contract/zod';

import { settings } from '../../settings.ts';

export interface QuoteConfig {
  /**
   * The email address of the shop's staff, which is notified of accepted quotes. If undefined, only the author of the
   * quote is.
   */
  staffMail: string | undefined;
}

export const quoteSettings = settings({
  variables: { STAFF_MAIL: z.optional(z.email()) },
  read({ STAFF_MAIL: staffMail }): QuoteConfig {
    return { staffMail };
  },
});
