import { z } from '@uid/contract/zod';

import { CancelledOutside } from '../outside-provider.ts';
import type { Ask, OutsideProvider } from '../outside-provider.ts';

interface WechatClient {
  code: string;
  appId: string;
  secret: string;
  /** The base URLs of the page with the code to scan, and of the interface that we call. */
  pages: string;
  gateway: string;
  /** Left out, requests go over the network. */
  ask?: Ask;
}

/** An id that names a person must be text of a bounded length. */
const id = z.string().check(z.minLength(1), z.maxLength(128));
const token = z.looseObject({ access_token: z.string().check(z.minLength(1)), openid: id });
const person = z.looseObject({
  openid: id,
  unionid: z.optional(id),
});

/** WeChat's login for websites: the visitor scans a code with the app. It tells no mail address. */
export function createWechatProvider(client: WechatClient): OutsideProvider {
  const { appId, secret, pages, gateway, ask = fetch } = client;

  async function read(path: string, query: Record<string, string>, signal: AbortSignal) {
    const answer = await ask(`${gateway}${path}?${new URLSearchParams(query)}`, {
      signal,
      redirect: 'error',
    });
    return answer.json();
  }

  return {
    code: client.code,
    kind: 'wechat',
    name: { zh: '微信', en: 'WeChat' },
    async start({ state, redirectUri }) {
      const address = new URL(`${pages}/connect/qrconnect`);
      // The parameters are in the order of WeChat's documentation, which its page insists on.
      const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code' };
      address.search = `${new URLSearchParams({ ...query, scope: 'snsapi_login', state })}`;
      address.hash = 'wechat_redirect';
      return address;
    },
    async finish(_flow, answer, signal) {
      const code = answer.get('code');
      // A visitor who refuses returns without a code.
      if (!code) throw new CancelledOutside();
      const asked = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const granted = token.parse(await read('/sns/oauth2/access_token', asked, signal));
      const { access_token, openid } = granted;
      const found = person.parse(await read('/sns/userinfo', { access_token, openid }, signal));
      if (found.openid !== openid) throw new Error('WeChat told of somebody else.');
      return {
        issuer: 'https://open.weixin.qq.com',
        // An openid belongs to one application, a unionid to all applications of one company.
        subject: found.unionid ? `unionid:${found.unionid}` : `openid:${appId}:${openid}`,
      };
    },
  };
}
