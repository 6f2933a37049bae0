import { createToken } from '../../sessions/session-token.ts';
import { standInAccounts } from './stand-in-accounts.ts';
import type { Answers, Desk, StandInPerson } from './stand-in-person.ts';

/** Stands in for WeChat's open platform, which responds with status 200 to every error. */
export function createWechatStandIn({ takeGrant }: Desk): Answers {
  const { appId, secret } = standInAccounts.wechat;
  const tokens = new Map<string, StandInPerson>();

  function grant(query: URLSearchParams): Response {
    const given = takeGrant(query.get('code'));
    if (query.get('appid') !== appId || query.get('secret') !== secret)
      return Response.json({ errcode: 40125, errmsg: 'invalid appsecret' });
    if (!given) return Response.json({ errcode: 40029, errmsg: 'invalid code' });
    const access_token = createToken();
    tokens.set(access_token, given.person);
    const openid = openidOf(given.person);
    return Response.json({ access_token, expires_in: 7200, openid, scope: 'snsapi_login' });
  }

  function tell(query: URLSearchParams): Response {
    const person = tokens.get(query.get('access_token') ?? '');
    if (!person || openidOf(person) !== query.get('openid'))
      return Response.json({ errcode: 40001, errmsg: 'invalid credential' });
    const { subject: unionid, name: nickname } = person;
    return Response.json({ openid: openidOf(person), unionid, nickname, sex: 0, privilege: [] });
  }

  return async function answer(path, request) {
    const { searchParams } = new URL(request.url);
    if (path === '/sns/oauth2/access_token') return grant(searchParams);
    if (path === '/sns/userinfo') return tell(searchParams);
    return undefined;
  };
}

function openidOf({ subject }: StandInPerson): string {
  return `here-${subject}`;
}
