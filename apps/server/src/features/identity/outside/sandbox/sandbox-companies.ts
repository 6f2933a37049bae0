import { createAlipayLoginProvider } from '../alipay/alipay-login-provider.ts';
import { createOidcProvider } from '../oidc/oidc-provider.ts';
import type { Ask, OutsideProvider } from '../outside-provider.ts';
import { createWechatProvider } from '../wechat/wechat-provider.ts';
import { standInPath } from './sandbox-path.ts';
import { standInAccounts } from './stand-in-accounts.ts';
import { createStandIn } from './stand-in.ts';
import type { StandIn } from './stand-in.ts';

let opened: { standIn: StandIn; companies: Record<OutsideProvider['kind'], OutsideProvider> };

/** Returns the providers that real companies have, but with requests to the stand-ins in this process. */
export function sandboxCompanies(): Record<OutsideProvider['kind'], OutsideProvider> {
  return open().companies;
}

export function sandboxStandIn(): StandIn {
  return open().standIn;
}

function open(): typeof opened {
  return (opened ??= create());
}

function create(): typeof opened {
  const standIn = createStandIn(standInPath);
  const ask: Ask = (address, init) => standIn.ask(new Request(address, init));
  const name = { zh: '', en: '' };
  const { oidc, wechat, alipay } = standInAccounts;
  const shared = { ask, code: 'sandbox' };
  const companies = {
    oidc: createOidcProvider({ ...shared, ...oidc, name, issuer: `${standInPath}/oidc` }),
    wechat: createWechatProvider({
      ...shared,
      ...wechat,
      pages: `${standInPath}/wechat`,
      gateway: `${standInPath}/wechat`,
    }),
    alipay: createAlipayLoginProvider({
      ...shared,
      appId: alipay.appId,
      privateKey: alipay.ours.privateKey,
      publicKey: alipay.theirs.publicKey,
      pages: `${standInPath}/alipay`,
      gateway: `${standInPath}/alipay/gateway.do`,
    }),
  };
  return { standIn, companies };
}
