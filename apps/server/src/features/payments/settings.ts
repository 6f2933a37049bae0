import { apiPrefix } from '@uid/contract/constants';
import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { chooseModules, settings, variablesOf } from '../../settings.ts';
import { paymentModules } from './providers/payment-modules.ts';
import { refuseMissingSdk } from './providers/refuse-missing-sdk.ts';

export const paymentSettings = settings({
  variables: {
    PAYMENT_METHODS: z._default(z.string(), 'sandbox'),
    ...variablesOf(paymentModules),
  },
  /** `publicOrigin`: the origin under which payment companies reach this server. */
  read(values, publicOrigin: string | undefined) {
    const chosen = chooseModules('PAYMENT_METHODS', values.PAYMENT_METHODS, paymentModules);
    for (const company of chosen) refuseMissingSdk(company);
    const paymentMethods = new Map(
      chosen.map((company) => [
        company.code,
        company.settings.read(values, () => notificationUrl(company.code, publicOrigin)),
      ]),
    );
    return { paymentMethods };
  },
});

/** Companies in China get the notification URL with every payment, and report to https only. */
function notificationUrl(method: string, publicOrigin: string | undefined): string {
  if (publicOrigin?.startsWith('https:'))
    return `${publicOrigin}${apiPrefix}/payment-notifications/${method}`;
  throw new ConfigError(
    `PAYMENT_METHODS names ${method}, which needs a PUBLIC_ORIGIN of https: payments are reported there.`,
  );
}
