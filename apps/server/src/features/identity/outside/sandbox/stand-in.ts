import { createToken } from '../../sessions/session-token.ts';
import { createAlipayStandIn } from './alipay-stand-in.ts';
import { createOidcStandIn } from './oidc-stand-in.ts';
import type { Fault, Grant, StandInPerson } from './stand-in-person.ts';
import { createWechatStandIn } from './wechat-stand-in.ts';

export interface StandIn {
  fault: Fault | undefined;
  /** Responds to a request of our server. */
  ask: (request: Request) => Promise<Response>;
  /**
   * Returns where the browser goes after the decision on the stand-in's page. `person` agreed; undefined: they refused.
   */
  decide: (page: URL, person: StandInPerson | undefined) => URL;
}

/** Creates the three stand-ins, which respond as the companies do as far as a login needs. `base`: their base URL. */
export function createStandIn(base: string): StandIn {
  const grants = new Map<string, Grant>();
  const takeGrant = (code: string | null) => {
    const grant = grants.get(code ?? '');
    grants.delete(code ?? '');
    return grant;
  };
  const desk = { base, takeGrant, readFault: () => standIn.fault };
  const companies = {
    oidc: createOidcStandIn(desk),
    wechat: createWechatStandIn(desk),
    alipay: createAlipayStandIn(desk),
  };
  const standIn: StandIn = {
    fault: undefined,
    async ask(request) {
      const { fault } = standIn;
      if (fault === 'away') throw new TypeError('fetch failed');
      if (fault === 'slow')
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      if (fault === 'rubbish') return new Response('<html>502', { status: 200 });
      const path = request.url.slice(base.length);
      const [, company = '', ...rest] = path.split('?', 1)[0]!.split('/');
      const answer = companies[company as keyof typeof companies];
      return (await answer?.(`/${rest.join('/')}`, request)) ?? new Response('', { status: 404 });
    },
    decide({ searchParams: asked }, person) {
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('state', asked.get('state') ?? '');
      if (!person) {
        back.searchParams.set('error', 'access_denied');
        return back;
      }
      const code = createToken();
      grants.set(code, { person, asked });
      const isAlipay = asked.has('app_id');
      back.searchParams.set(isAlipay ? 'auth_code' : 'code', code);
      if (isAlipay) back.searchParams.set('app_id', asked.get('app_id') ?? '');
      return back;
    },
  };
  return standIn;
}
