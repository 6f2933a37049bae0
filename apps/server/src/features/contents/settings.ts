import { z } from '@uid/contract/zod';

import { settings } from '../../settings.ts';

export interface ContentConfig {
  /** Days until the expiry date that security.txt states. */
  securityTxtDays: number;
}

export const contentSettings = settings({
  variables: {
    SECURITY_TXT_DAYS: z._default(
      z.coerce.number().check(z.int(), z.positive(), z.maximum(365)),
      180,
    ),
  },
  read({ SECURITY_TXT_DAYS }): ContentConfig {
    return { securityTxtDays: SECURITY_TXT_DAYS };
  },
});
