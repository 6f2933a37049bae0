import type { CheckName } from '@uid/contract/system';

import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

/** Looks at the settings alone. */
export type SettingsCheck = (config: Config) => Finding;

/** The one list: what fails here refuses the start, and `npm run doctor` prints all of it. */
export const settingsChecks = {
  'who may reach the site': ({ isPublic, publicOrigin, host }) => {
    if (!isPublic) return ok(`This machine alone: no PUBLIC_ORIGIN, and HOST is ${host}.`);
    if (publicOrigin === undefined)
      return warn(
        `PUBLIC_ORIGIN is not set: only requests for a loopback host are answered, all others with 421.`,
      );
    if (publicOrigin.startsWith('https:')) return ok(publicOrigin);
    return warn(
      `PUBLIC_ORIGIN is ${publicOrigin}, without https: passwords and sessions can be read on their way.`,
    );
  },

  payment: ({ isPublic, given, paymentMethods }) => {
    const names = [...paymentMethods.keys()].join(', ');
    if (!isPublic) return ok(names);
    if (!given.has('PAYMENT_METHODS'))
      return fail(
        'The site is public and PAYMENT_METHODS is not set, so a stand-in would pay for real orders. Name the ways to pay, like PAYMENT_METHODS=alipay,bank-transfer; or, for a trial, PAYMENT_METHODS=sandbox, which each page of a purchase then says.',
      );
    if (paymentMethods.has('sandbox'))
      return warn('PAYMENT_METHODS names sandbox: who chooses it pays nothing and is delivered.');
    return ok(names);
  },

  carriers: ({ isPublic, given, carriers }) => {
    const names = [...carriers.keys()].join(', ');
    if (!isPublic) return ok(names);
    if (!given.has('CARRIERS'))
      return fail(
        'The site is public and CARRIERS is not set, so a stand-in would report parcels that nobody carries. Name the carriers, like CARRIERS=sf-express; or, for a trial, CARRIERS=sandbox, which each page of a purchase then says.',
      );
    if (carriers.has('sandbox'))
      return warn('CARRIERS names sandbox: parcels given to it exist on the screen only.');
    return ok(names);
  },

  'outside logins': ({ isPublic, publicOrigin, outsideProviders }) => {
    const codes = [...outsideProviders.keys()];
    if (codes.length === 0) return ok('Nobody logs in with an account of another company.');
    if (isPublic && !publicOrigin?.startsWith('https:'))
      return warn(
        'LOGIN_PROVIDERS names companies, and PUBLIC_ORIGIN is not https: most of them send nobody back there.',
      );
    return ok(codes.join(', '));
  },

  proxies: ({ isPublic, given, publicOrigin, trustedProxies }) => {
    if (trustedProxies.length > 0 && publicOrigin === undefined)
      return fail(
        'TRUSTED_PROXIES names proxies and PUBLIC_ORIGIN is not set, so nothing that comes through them would be answered. Set PUBLIC_ORIGIN to the address that visitors use.',
      );
    if (isPublic && !given.has('TRUSTED_PROXIES'))
      return fail(
        'The site is public and TRUSTED_PROXIES is not set. Name the addresses of what stands in front, like TRUSTED_PROXIES=127.0.0.1, because without it all visitors count as one; or say TRUSTED_PROXIES=none where visitors reach the server directly.',
      );
    return ok(trustedProxies.join(', ') || 'none');
  },

  mail: ({ isPublic, channels }) => {
    if (channels.has('mail')) return ok('SMTP_URL is set.');
    if (!isPublic) return ok('Mails stay in the development mailbox.');
    return warn(
      'SMTP_URL is not set: mails, codes included, reach nobody, so nobody can register.',
    );
  },
} satisfies Partial<Record<CheckName, SettingsCheck>>;

/** Throws one `ConfigError` with a sentence for each reason not to start. */
export function refuseUnsafeSettings(config: Config): void {
  const failures = Object.values(settingsChecks)
    .map((check) => check(config))
    .filter((finding) => finding.state === 'fail');
  if (failures.length > 0)
    throw new ConfigError(failures.map((finding) => finding.sentence).join('\n'));
}
