import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect } from 'vitest';

import type { TestApp } from '../../../testing/test-app.ts';
import {
  appCode,
  registerWithApp,
  requestTicket,
  requestTickets,
} from '../testing/authenticator-app.ts';
import { goodPassword, newEmail, otherPassword, registerBuyer } from '../testing/test-account.ts';
import type { Attack } from './attack.ts';

function fail(server: TestApp, address: string, headers: Record<string, string> = {}) {
  const input = { email: newEmail(), password: otherPassword };
  return server.call(contract.login, input, { address, headers });
}

/** Attacks that get around limits or use a proof twice. */
export const limitAttacks: Attack[] = [
  {
    name: 'a limit keyed by the text of an IPv6 address',
    known: ['CVE-2026-45364', 'GHSA-p6v2-xcpg-h6xw'],
    environment: { ATTEMPTS_PER_ADDRESS: '3' },
    async run(server) {
      const spellings = ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8:0000:0000:ffff::3'];
      for (const address of spellings) expect((await fail(server, address)).status).toBe(403);
      expect((await fail(server, '2001:db8::abcd:1')).status).toBe(429);
    },
  },
  {
    name: 'a limit keyed by a header that the visitor writes',
    known: ['CVE-2026-45364'],
    environment: { PUBLIC_ORIGIN: 'https://www.example.com', ATTEMPTS_PER_ADDRESS: '3' },
    async run(server) {
      const as = (address: string) => ({ 'x-forwarded-for': address, 'x-real-ip': address });
      for (const last of [1, 2, 3]) await fail(server, '192.0.2.1', as(`198.51.100.${last}`));
      expect((await fail(server, '192.0.2.1', as('198.51.100.4'))).status).toBe(429);
    },
  },
  {
    name: 'a limit of an address that doubled slashes get around',
    known: ['CVE-2025-71399', 'GHSA-x732-6j76-qmhm'],
    async run({ app }) {
      const { path } = contract.login;
      for (const url of [`/${path}`, path.replace('/login', '//login'), `${path}/`, `${path}%2f`]) {
        const payload = { email: newEmail(), password: otherPassword };
        const answer = await app.inject({ method: 'POST', url, payload });
        expect([url, answer.statusCode]).toEqual([url, 404]);
      }
    },
  },
  {
    name: 'one code of an app, sent fifty times at the same moment',
    known: ['RFC 6238, 5.2'],
    async run(server) {
      const { email, secret } = await registerWithApp(server);
      const code = appCode(secret, server.clock.now);
      const all = await requestTickets(server, email, Array(50).fill('127.0.0.1'));
      const answers = await Promise.all(
        all.map((ticket) => server.call(contract.loginSecondFactor, { ticket, code })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  },
  {
    name: 'a step that counts again in another place',
    known: ['RFC 6238, 5.2'],
    async run(server) {
      const { email, secret, token } = await registerWithApp(server);
      const code = appCode(secret, server.clock.now);
      expect((await server.call(account.stepUp, { code }, { token })).status).toBe(200);
      const { ticket } = await requestTicket(server, email);
      const { result } = await server.call(contract.loginSecondFactor, { ticket, code });
      expect(result.error).toBe('SECOND_FACTOR_USED');
    },
  },
  {
    name: 'codes guessed over many logins and addresses',
    known: ['CWE-307'],
    async run(server) {
      const { email } = await registerWithApp(server);
      const errors = new Set<string>();
      for (let index = 0; index < 110; index += 1) {
        const options = { address: `10.1.${index}.1` };
        const { ticket } = await requestTicket(server, email, { options });
        const guess = { ticket, code: String(index).padStart(6, '0') };
        const { result } = await server.call(contract.loginSecondFactor, guess, options);
        errors.add(result.error);
      }
      expect([...errors]).toEqual(['SECOND_FACTOR_WRONG', 'ACCOUNT_LOCKED']);
    },
  },
  {
    name: 'a password guessed in a session that was borrowed',
    known: ['CWE-307'],
    async run(server) {
      const { token } = await registerBuyer(server);
      const change = { currentPassword: otherPassword, newPassword: 'six slow rivers turn east' };
      const errors = [];
      for (let time = 0; time < 6; time += 1)
        errors.push((await server.call(contract.modifyPassword, change, { token })).result.error);
      expect(errors.at(-1)).toBe('ACCOUNT_LOCKED');
    },
  },
  {
    name: 'an allowance more for each browser that one account logs in with',
    known: ['CWE-799'],
    environment: { ATTEMPTS_PER_ADDRESS: '3' },
    async run(server) {
      const { email } = await registerBuyer(server);
      const askWith = async (cookies: Record<string, string>) => {
        const input = { email: newEmail(), language: 'en' } as const;
        return (await server.call(contract.startRegistration, input, { cookies })).status;
      };
      const statuses: number[] = [];
      for (let browser = 0; browser < 3; browser += 1) {
        const credentials = { email, password: goodPassword };
        const { cookies } = await server.call(contract.login, credentials);
        for (let time = 0; time < 3; time += 1) statuses.push(await askWith(cookies));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      expect(new Set(statuses.slice(3))).toEqual(new Set([429]));
    },
  },
];
