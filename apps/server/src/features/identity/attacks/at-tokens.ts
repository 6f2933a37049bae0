import * as account from '@uid/contract/account';
import { accessTokenHeader } from '@uid/contract/constants';
import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { expect } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, registerWithApp, requestTicket } from '../testing/authenticator-app.ts';
import { goodPassword, otherPassword, registerBuyer } from '../testing/test-account.ts';
import type { Attack } from './attack.ts';
import { captureLog } from './capture-log.ts';

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Attacks with sessions that should not exist and tokens that should not be valid. */
export const tokenAttacks: Attack[] = [
  {
    name: 'a session that is good before the second factor',
    known: ['GHSA-xg6x-h9c9-2m83'],
    async run(server) {
      const { email } = await registerWithApp(server);
      const input = { email, password: goodPassword };
      const { result, cookies } = await server.call(contract.login, input);
      expect([result.error, result.token, cookies]).toEqual([
        'SECOND_FACTOR_REQUIRED',
        undefined,
        {},
      ]);
      expect(await statusOf(server, (result.details as { ticket: string }).ticket)).toBe(401);
    },
  },
  {
    name: 'a token that another process still knows after its end',
    known: ['better-auth#8916'],
    async run(server) {
      const otherProcess = await createTestApp({ database: server.deps.database });
      const { token } = await registerBuyer(server);
      expect(await statusOf(otherProcess, token)).toBe(200);
      await server.call(contract.logout, {}, { token });
      expect(await statusOf(otherProcess, token)).toBe(401);
      await otherProcess[Symbol.asyncDispose]();
    },
  },
  {
    name: 'a token that was replaced, sent again',
    known: ['CVE-2026-53512'],
    async run(server) {
      const { token } = await registerBuyer(server);
      const change = { currentPassword: goodPassword, newPassword: otherPassword };
      const { result } = await server.call(contract.modifyPassword, change, { token });
      expect([await statusOf(server, token), await statusOf(server, result.token)]).toEqual([
        401, 200,
      ]);
    },
  },
  {
    name: 'a token that the attacker made, signed with nothing',
    known: ['CVE-2026-67336'],
    async run(server) {
      const { email } = await registerBuyer(server);
      for (const token of [unsigned({ sub: email }), 'A'.repeat(43), 'null', `' or 1=1 --`])
        expect(await statusOf(server, token)).toBe(401);
    },
  },
  {
    name: 'a token chosen before the login and valid after it',
    known: ['CWE-384'],
    async run(server) {
      const chosen = 'A'.repeat(43);
      const { email } = await registerBuyer(server);
      const input = { email, password: goodPassword };
      const cookies = { token: chosen, session: chosen };
      const { result } = await server.call(contract.login, input, { token: chosen, cookies });
      expect(result.token).not.toBe(chosen);
      expect(await statusOf(server, chosen)).toBe(401);
    },
  },
  {
    name: 'a session left alive beside the one that a new login starts',
    known: ['CWE-613'],
    async run(server) {
      const { email, secret, token } = await registerWithApp(server);
      const options = { token };
      const { ticket } = await requestTicket(server, email, { options });
      expect(await statusOf(server, token)).toBe(200);
      const proof = { ticket, code: appCode(secret, server.clock.now) };
      const { result } = await server.call(contract.loginSecondFactor, proof, options);
      expect([await statusOf(server, token), await statusOf(server, result.token)]).toEqual([
        401, 200,
      ]);
    },
  },
  {
    name: 'a cookie that ends somebody else’s sessions',
    known: ['CVE-2025-71402'],
    async run(server) {
      const victim = await registerBuyer(server);
      const { token } = await registerBuyer(server);
      const cookies = { '_multi-session': victim.token, token: victim.token };
      await server.call(contract.logout, {}, { token, cookies });
      expect(await statusOf(server, victim.token)).toBe(200);
    },
  },
  {
    name: 'what one session began and another one finishes',
    known: ['CVE-2026-45337'],
    async run(server) {
      const { email, token } = await registerBuyer(server);
      const { result } = await server.call(contract.login, { email, password: goodPassword });
      const shown = await server.call(account.startTotp, {}, { token });
      const code = appCode(shown.result.secret, server.clock.now);
      const other = { token: result.token };
      const confirmed = await server.call(account.confirmTotp, { code }, other);
      expect(confirmed.result.error).toBe('ENROLMENT_OVER');
      await server.call(mobile.startMobile, { number: '13800138000' }, { token });
      const texted = await server.call(mobile.confirmMobile, { code: '000000' }, other);
      expect(texted.result.error).toBe('MOBILE_CODE_INVALID');
    },
  },
  {
    name: 'a token, password, code or number in an address or in the log',
    known: ['CWE-532', 'CWE-598'],
    async run(server) {
      const log = captureLog(server.app);
      const { email, token } = await registerBuyer(server);
      await server.call(mobile.startMobile, { number: '13800138000' }, { token });
      await server.call(contract.login, { email, password: otherPassword });
      await server.app.inject({ url: `${contract.currentSession.path}?token=${token}` });
      await server.app.inject({ url: '/uid-boot/%', headers: { [accessTokenHeader]: token } });
      const text = log.join('\n');
      expect(text).toContain(contract.login.path);
      for (const secret of [token, goodPassword, otherPassword, '13800138000', email])
        expect(text).not.toContain(secret);
      const asQuery = { url: contract.currentSession.path, query: { token, accessToken: token } };
      expect((await server.app.inject(asQuery)).statusCode).toBe(401);
    },
    environment: { LOG_LEVEL: 'debug' },
  },
];
