import { z } from 'zod';

import { settings } from '../../settings.ts';

export interface ContentConfig {
  /** How many days ahead security.txt says that it expires. */
  securityTxtDays: number;
}

export const contentSettings = settings({
  variables: { SECURITY_TXT_DAYS: z.coerce.number().int().positive().max(365).default(180) },
  read({ SECURITY_TXT_DAYS }): ContentConfig {
    return { securityTxtDays: SECURITY_TXT_DAYS };
  },
});
