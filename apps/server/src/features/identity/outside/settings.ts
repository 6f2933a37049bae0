import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../config-error.ts';
import { chooseModules, settings, variablesOf } from '../../../settings.ts';
import { outsideModules } from './outside-modules.ts';
import type { OutsideProvider } from './outside-provider.ts';

export interface OutsideConfig {
  /** The other companies whose accounts log in here, by code, in the order of the login page. */
  outsideProviders: ReadonlyMap<string, OutsideProvider>;
}

export const outsideSettings = settings({
  variables: {
    LOGIN_PROVIDERS: z.optional(z.string()),
    ...variablesOf(outsideModules),
  },
  read(values, site: { isPublic: boolean }): OutsideConfig {
    // A public site offers only the providers that LOGIN_PROVIDERS names.
    const names = values.LOGIN_PROVIDERS ?? (site.isPublic ? 'none' : 'sandbox');
    const chosen = names === 'none' ? [] : chooseModules('LOGIN_PROVIDERS', names, outsideModules);
    const providers = chosen.flatMap((each) => each.create(each.settings.read(values, site)));
    const outsideProviders = new Map(providers.map((each) => [each.code, each]));
    if (outsideProviders.size === providers.length) return { outsideProviders };
    throw new ConfigError('OIDC_PROVIDERS gives two issuers the same code.');
  },
});
