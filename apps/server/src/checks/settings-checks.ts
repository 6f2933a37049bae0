import type { CheckName } from '@uid/contract/system';

import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

/** A check of the settings alone. */
export type SettingsCheck = (config: Config) => Finding;

/** All checks of settings: a failure refuses the start, and `npm run doctor` prints every result. */
export const settingsChecks = {
  'who may reach the site': ({ isPublic, publicOrigin, host }) => {
    if (!isPublic)
      return ok({
        en: `This machine alone: no PUBLIC_ORIGIN, and HOST is ${host}.`,
        zh: `只有这台机器：没有设置 PUBLIC_ORIGIN，HOST 是 ${host}。`,
      });
    if (publicOrigin === undefined)
      return warn({
        en: `PUBLIC_ORIGIN is not set: only requests for a loopback host are answered, all others with 421.`,
        zh: `没有设置 PUBLIC_ORIGIN：只回答发给本机地址的请求，其余一律回 421。`,
      });
    if (publicOrigin.startsWith('https:')) return ok(publicOrigin);
    return warn({
      en: `PUBLIC_ORIGIN is ${publicOrigin}, without https: passwords and sessions can be read on their way.`,
      zh: `PUBLIC_ORIGIN 是 ${publicOrigin}，没有 https：密码和会话会在途中被读到。`,
    });
  },

  payment: ({ isPublic, given, paymentMethods }) => {
    const names = [...paymentMethods.keys()].join(', ');
    if (!isPublic) return ok(names);
    if (!given.has('PAYMENT_METHODS'))
      return fail({
        en: 'The site is public and PAYMENT_METHODS is not set, so a stand-in would pay for real orders. Name the ways to pay, like PAYMENT_METHODS=alipay,bank-transfer; or, for a trial, PAYMENT_METHODS=sandbox, which each page of a purchase then says.',
        zh: '网站已公开，却没有设置 PAYMENT_METHODS，真实订单会由模拟付款来付。请写明付款方式，例如 PAYMENT_METHODS=alipay,bank-transfer；试用时写 PAYMENT_METHODS=sandbox，购买流程的每一页都会说明。',
      });
    if (paymentMethods.has('sandbox'))
      return warn({
        en: 'PAYMENT_METHODS names sandbox: who chooses it pays nothing and is delivered.',
        zh: 'PAYMENT_METHODS 里有 sandbox：选它的人不付钱也会收到货。',
      });
    return ok(names);
  },

  carriers: ({ isPublic, given, carriers }) => {
    const names = [...carriers.keys()].join(', ');
    if (!isPublic) return ok(names);
    if (!given.has('CARRIERS'))
      return fail({
        en: 'The site is public and CARRIERS is not set, so a stand-in would report parcels that nobody carries. Name the carriers, like CARRIERS=sf-express; or, for a trial, CARRIERS=sandbox, which each page of a purchase then says.',
        zh: '网站已公开，却没有设置 CARRIERS，模拟承运商会上报没有人在送的包裹。请写明承运商，例如 CARRIERS=sf-express；试用时写 CARRIERS=sandbox，购买流程的每一页都会说明。',
      });
    if (carriers.has('sandbox'))
      return warn({
        en: 'CARRIERS names sandbox: parcels given to it exist on the screen only.',
        zh: 'CARRIERS 里有 sandbox：交给它的包裹只存在于屏幕上。',
      });
    return ok(names);
  },

  'outside logins': ({ isPublic, publicOrigin, outsideProviders }) => {
    const codes = [...outsideProviders.keys()];
    if (codes.length === 0)
      return ok({
        en: 'Nobody logs in with an account of another company.',
        zh: '没有开放用其他公司的账户登录。',
      });
    if (isPublic && !publicOrigin?.startsWith('https:'))
      return warn({
        en: 'LOGIN_PROVIDERS names companies, and PUBLIC_ORIGIN is not https: most of them send nobody back there.',
        zh: 'LOGIN_PROVIDERS 里有公司，而 PUBLIC_ORIGIN 不是 https：多数公司不会把人送回这里。',
      });
    return ok(codes.join(', '));
  },

  proxies: ({ isPublic, given, publicOrigin, trustedProxies }) => {
    if (trustedProxies.length > 0 && publicOrigin === undefined)
      return fail({
        en: 'TRUSTED_PROXIES names proxies and PUBLIC_ORIGIN is not set, so nothing that comes through them would be answered. Set PUBLIC_ORIGIN to the address that visitors use.',
        zh: 'TRUSTED_PROXIES 里有代理，却没有设置 PUBLIC_ORIGIN，经它们来的请求都得不到回答。请把 PUBLIC_ORIGIN 设为访客使用的地址。',
      });
    if (isPublic && !given.has('TRUSTED_PROXIES'))
      return fail({
        en: 'The site is public and TRUSTED_PROXIES is not set. Name the addresses of what stands in front, like TRUSTED_PROXIES=127.0.0.1, because without it all visitors count as one; or say TRUSTED_PROXIES=none where visitors reach the server directly.',
        zh: '网站已公开，却没有设置 TRUSTED_PROXIES。请写明前面那一层的地址，例如 TRUSTED_PROXIES=127.0.0.1，否则所有访客都算作一个；访客直接连到服务器时，写 TRUSTED_PROXIES=none。',
      });
    return ok(trustedProxies.join(', ') || { en: 'none', zh: '没有' });
  },

  mail: ({ isPublic, channels }) => {
    if (channels.has('mail')) return ok({ en: 'SMTP_URL is set.', zh: '已设置 SMTP_URL。' });
    if (!isPublic)
      return ok({ en: 'Mails stay in the development mailbox.', zh: '邮件留在开发用邮箱里。' });
    return warn({
      en: 'SMTP_URL is not set: mails, codes included, reach nobody, so nobody can register.',
      zh: '没有设置 SMTP_URL：邮件，包括验证码，到不了任何人手里，因此没有人能注册。',
    });
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
