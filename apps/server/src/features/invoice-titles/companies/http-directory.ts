import { isTaxNumber } from '@uid/contract/tax-number';
import { z } from '@uid/contract/zod';

import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { CompanyDirectory } from './company-directory.ts';

/** Milliseconds: a person waits with the form open. */
const timeout = 4000;

/** Requires details that fit in a fapiao's fields, because others can't be chosen. */
const answerSchema = z.object({
  companies: z.array(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      taxNumber: z.string().check(z.refine(isTaxNumber)),
    }),
  ),
});

/** Calls a service in the form of docs/companies.md: the name is sent as `q`, the key as a bearer token. */
export function httpDirectory({
  url,
  key,
}: NonNullable<Config['companyLookup']>): CompanyDirectory {
  return {
    async find(name) {
      const address = new URL(url);
      address.searchParams.set('q', name);
      const body = await fetch(address, {
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .catch(() => undefined);
      const answer = answerSchema.safeParse(body);
      if (!answer.success) throw new AppError('COMPANIES_AWAY');
      return answer.data.companies;
    },
  };
}
