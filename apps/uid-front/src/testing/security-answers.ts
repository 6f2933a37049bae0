import {
  confirmTotp,
  endSession,
  getSecurity,
  listActivity,
  listSessions,
  startTotp,
  stepUp,
} from '@uid/contract/account';
import type { Activity, OpenSession, Security } from '@uid/contract/account';
import type { Endpoint } from '@uid/contract/endpoint';
import { getMobile } from '@uid/contract/mobile';
import { listOutside } from '@uid/contract/outside-login';
import { previewDeletion } from '@uid/contract/personal-data';
import type { Kept } from '@uid/contract/personal-data';

import { refusal, success } from '@uid/forms/testing/fake-server';
import type { FakeServer } from '@uid/forms/testing/fake-server';
import { openApp } from './open-app.tsx';
import type { OpenedApp, OpenOptions } from './open-app.tsx';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

export const security: Security = {
  email: 'buyer@example.com',
  passwordChangedAt: Date.UTC(2026, 0, 2),
  passwordMinLength: 15,
  totp: {},
  requests: {},
  recoveryCodesLeft: 0,
  passkeys: [],
  hasOtherWay: true,
};

const at = { createdAt: Date.UTC(2026, 0, 3), lastSeenAt: Date.UTC(2026, 0, 4) };
export const sessions: OpenSession[] = [
  { id: 's-1', isCurrent: true, ...at, address: '203.0.113.7', agent: chrome },
  { id: 's-2', isCurrent: false, ...at, address: '198.51.100.9', agent: safari },
];
export const activity: Activity[] = [
  {
    id: 'a-2',
    kind: 'logged-in',
    text: '登录',
    at: at.lastSeenAt,
    address: '203.0.113.7',
    agent: chrome,
  },
  {
    id: 'a-1',
    kind: 'login-failed',
    text: '登录失败：密码或通行密钥不对',
    at: at.createdAt,
    address: '198.51.100.9',
    agent: safari,
  },
];
export const kept: Kept = [
  { what: 'orders', count: 2, until: Date.UTC(2036, 11, 31, 4) },
  { what: 'log', count: 7, until: Date.UTC(2026, 6, 7, 4) },
];
export const renewed = { token: 'token-2', user: { email: security.email } };
export const enrolment = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/UID:buyer@example.com?secret=ABCDEFGHIJKLMNOP',
  qr: { size: 29, modules: '/g==' },
};

export const stored = { token: 'token-1', user: { email: security.email } };

/** Answers every request that the page of an account begins with. */
export function scriptSecurity(server: FakeServer, known: Partial<Security> = {}): void {
  server.on(getSecurity, success({ ...security, ...known }));
  server.on(getMobile, success({ isOffered: true }));
  server.on(listOutside, success({ linked: [], offered: [] }));
  server.on(listSessions, success({ sessions }));
  server.on(listActivity, success({ events: activity }));
  server.on(previewDeletion, success({ kept }));
  server.on(startTotp, success(enrolment));
  server.on(confirmTotp, success({ session: renewed, recoveryCodes: ['AAAA-BBBB'] }));
  server.on(endSession, success({ ended: true }));
}

export async function openSecurity(
  known: Partial<Security> = {},
  { language = 'zh', script }: Pick<OpenOptions, 'language' | 'script'> = {},
): Promise<OpenedApp> {
  const app = openApp('/security', {
    stored,
    language,
    script(server) {
      scriptSecurity(server, known);
      script?.(server);
    },
  });
  await app.settle();
  return app;
}

/** Makes the server demand a proof for an endpoint, and accept the proof that comes. */
export function demandStepUp(
  app: OpenedApp,
  endpoint: Pick<Endpoint, 'path'>,
  { result }: { result: unknown },
) {
  const details = { methods: ['password'] };
  app.server.once(endpoint, refusal('STEP_UP_REQUIRED', { details }));
  app.server.on(endpoint, success(result));
  app.server.on(stepUp, success({ steppedUpUntil: Date.now() + 600_000 }));
}
