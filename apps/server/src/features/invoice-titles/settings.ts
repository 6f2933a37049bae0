import { z } from 'zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';

export interface CompanyConfig {
  /** The service that finds companies by name; undefined: the stand-in, and on a public site none. */
  companyLookup: { url: string; key: string } | undefined;
}

export const companySettings = settings({
  variables: {
    COMPANY_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
    COMPANY_LOOKUP_KEY: z
      .string()
      .regex(/^[\x21-\x7E]+$/)
      .optional(),
  },
  read({ COMPANY_LOOKUP_URL: url, COMPANY_LOOKUP_KEY: key }): CompanyConfig {
    if (!url !== !key)
      throw new ConfigError(
        'COMPANY_LOOKUP_URL and COMPANY_LOOKUP_KEY belong together: set both or neither.',
      );
    return { companyLookup: url && key ? { url, key } : undefined };
  },
});
