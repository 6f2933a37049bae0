import { ConfigError } from '../../../../config-error.ts';
import { settings } from '../../../../settings.ts';
import { outsideModule } from '../outside-module.ts';
import type { OutsideProvider } from '../outside-provider.ts';
import { sandboxLoginPath, standInPath } from './sandbox-path.ts';

/** The kinds of company that the stand-in plays. */
const kinds = { oidc: 'oidc', wechat: 'wechat', alipay: 'alipay' } as const;

/** Stand-ins for all three companies, on a developer's machine: their responses come from this process. */
export const sandboxLogin = outsideModule({
  code: 'sandbox',
  settings: settings({
    variables: {},
    read(_values, { isPublic }) {
      if (!isPublic) return undefined;
      throw new ConfigError(
        'LOGIN_PROVIDERS names sandbox and the site is public: anybody could log in as anybody who links it.',
      );
    },
  }),
  create: () => [
    playedBy('sandbox-oidc', kinds.oidc, { zh: '示例公司', en: 'Example company' }),
    playedBy('sandbox-wechat', kinds.wechat, { zh: '微信', en: 'WeChat' }),
    playedBy('sandbox-alipay', kinds.alipay, { zh: '支付宝', en: 'Alipay' }),
  ],
});

/** Loads the stand-ins when a visitor first chooses one, because nothing else needs them. */
function playedBy(
  code: string,
  kind: OutsideProvider['kind'],
  name: OutsideProvider['name'],
): OutsideProvider {
  const load = async () => (await import('./sandbox-companies.ts')).sandboxCompanies()[kind];
  return {
    code,
    kind,
    name,
    async start(flow, visit) {
      const page = await (await load()).start(flow, visit);
      // The stand-in's page is on this site, under whichever host name the developer opened it.
      return new URL(page.href.replace(standInPath, `${visit.origin}${sandboxLoginPath}`));
    },
    finish: async (flow, answer, signal) => (await load()).finish(flow, answer, signal),
  };
}
