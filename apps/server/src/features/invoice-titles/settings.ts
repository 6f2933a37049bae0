import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { settings, urlOf } from '../../settings.ts';

export interface CompanyConfig {
  /** The service that finds companies by name; undefined: the stand-in, or nothing on a public site. */
  companyLookup: { url: string; key: string } | undefined;
}

export const companySettings = settings({
  variables: {
    COMPANY_LOOKUP_URL: z.optional(urlOf('http', 'https')),
    COMPANY_LOOKUP_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7E]+$/))),
  },
  read({ COMPANY_LOOKUP_URL: url, COMPANY_LOOKUP_KEY: key }): CompanyConfig {
    if (!url !== !key)
      throw new ConfigError(
        'COMPANY_LOOKUP_URL and COMPANY_LOOKUP_KEY belong together: set both or neither.',
      );
    return { companyLookup: url && key ? { url, key } : undefined };
  },
});
