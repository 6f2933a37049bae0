import { z } from 'zod';

import { settings } from '../../settings.ts';

export interface SiteConfig {
  /** How many days ahead security.txt says that it expires. */
  securityTxtDays: number;
}

export const siteSettings = settings({
  variables: { SECURITY_TXT_DAYS: z.coerce.number().int().positive().max(365).default(180) },
  read({ SECURITY_TXT_DAYS }): SiteConfig {
    return { securityTxtDays: SECURITY_TXT_DAYS };
  },
});
