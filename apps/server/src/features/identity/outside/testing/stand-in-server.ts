import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createStandIn } from '../sandbox/stand-in.ts';
import type { StandIn } from '../sandbox/stand-in.ts';
import { standInAccounts } from '../sandbox/stand-in-accounts.ts';

export interface StandInServer extends StandIn, AsyncDisposable {
  /** The settings of a site that offers all three companies. */
  environment: Record<string, string>;
}

/** Starts the three companies on a port of their own, reached over the network. */
export async function openStandInServer(): Promise<StandInServer> {
  let standIn: StandIn | undefined;
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn = createStandIn(base);

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = 'GET', url = '/' } = request;
    const asked = new Request(base + url, { method, ...(body.length > 0 && { body }) });
    const given = await standIn?.ask(asked).catch(() => undefined);
    if (!given) {
      request.socket.destroy();
      return;
    }
    const type = given.headers.get('content-type') ?? 'text/plain';
    reply.writeHead(given.status, { 'content-type': type });
    reply.end(Buffer.from(await given.arrayBuffer()));
  }

  const { oidc, wechat, alipay } = standInAccounts;
  return Object.assign(standIn, {
    environment: {
      LOGIN_PROVIDERS: 'oidc,wechat,alipay',
      OIDC_PROVIDERS: JSON.stringify([
        { code: 'acme', issuer: `${base}/oidc`, ...oidc, name: 'ACME' },
      ]),
      WECHAT_LOGIN_APP_ID: wechat.appId,
      WECHAT_LOGIN_SECRET: wechat.secret,
      WECHAT_LOGIN_PAGES: `${base}/wechat`,
      WECHAT_LOGIN_GATEWAY: `${base}/wechat`,
      ALIPAY_LOGIN_APP_ID: alipay.appId,
      ALIPAY_LOGIN_PRIVATE_KEY: alipay.ours.privateKey,
      ALIPAY_LOGIN_PUBLIC_KEY: alipay.theirs.publicKey,
      ALIPAY_LOGIN_PAGES: `${base}/alipay`,
      ALIPAY_LOGIN_GATEWAY: `${base}/alipay/gateway.do`,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
