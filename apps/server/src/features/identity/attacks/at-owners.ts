import * as contract from '@uid/contract/identity';
import { expect } from 'vitest';

import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, registerWithApp, requestTicket } from '../testing/authenticator-app.ts';
import {
  goodPassword,
  mailedLink,
  otherPassword,
  registerBuyer,
  requestCode,
  wrongProof,
} from '../testing/test-account.ts';
import type { Attack } from './attack.ts';

/** As many networks as locked an owner out in an audit: the account's lock allows a hundred tries. */
const networks = Array.from({ length: 101 }, (_, index) => `2001:db8:${index.toString(16)}::1`);

/** The owner's address today, in a network that the account was never used from. */
const away = '198.51.100.99';

async function guessFromEverywhere(server: TestApp, email: string): Promise<void> {
  const guess = { email, password: otherPassword };
  for (const address of networks) await server.call(contract.login, guess, { address });
}

/** Attacks by strangers who want to lock an owner out. */
export const ownerAttacks: Attack[] = [
  {
    name: 'an owner shut out of the login by strangers from 101 networks, again and again',
    known: ['CWE-645'],
    async run(server) {
      const { email, cookies } = await registerBuyer(server);
      const right = { email, password: goodPassword };
      for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        await guessFromEverywhere(server, email);
        const stranger = await server.call(contract.login, right, { address });
        expect(stranger.result.error).toBe('ACCOUNT_LOCKED');
        const owner = await server.call(contract.login, right, { address, cookies });
        expect(owner.status).toBe(200);
      }
    },
  },
  {
    name: 'an owner shut out by failures from the address that everybody seems to have',
    known: ['CWE-645'],
    environment: { ATTEMPTS_PER_ADDRESS: '3' },
    async run(server) {
      const { email, cookies } = await registerBuyer(server, { options: { address: away } });
      for (let time = 0; time < 4; time += 1)
        await server.call(contract.login, { email, password: otherPassword }, { address: away });
      const right = { email, password: goodPassword };
      const stranger = await server.call(contract.login, right, { address: away });
      expect(stranger.status).toBe(429);
      const owner = await server.call(contract.login, right, { address: away, cookies });
      expect(owner.status).toBe(200);
    },
  },
  {
    name: 'the second step of an owner spent by whoever knows the password',
    known: ['CWE-645'],
    async run(server) {
      const { email, secret, cookies } = await registerWithApp(server);
      for (const address of networks) {
        const { ticket } = await requestTicket(server, email, { options: { address } });
        await server.call(contract.loginSecondFactor, { ticket, code: '000000' }, { address });
      }
      const own = { address: away, cookies };
      const { ticket } = await requestTicket(server, email, { options: own });
      const code = appCode(secret, server.clock.now);
      expect((await server.call(contract.loginSecondFactor, { ticket, code }, own)).status).toBe(
        200,
      );
    },
  },
  {
    name: 'an owner kept from a new password by strangers who asked for codes and got them wrong, again and again',
    known: ['CWE-645'],
    async run(server) {
      const { email, cookies } = await registerBuyer(server);
      let newPassword = otherPassword;
      for (const way of ['link', 'code', 'link'] as const) {
        for (const address of networks) {
          const proof = await requestCode(server, 'password-reset', email, { address });
          const guess = { email, ...wrongProof(proof), newPassword };
          if (proof.request) await server.call(contract.resetPassword, guess, { address });
        }
        const stranger = { address: away };
        const link = await mailedLink(server, email);
        const asked = await server.call(
          contract.startPasswordReset,
          { email, language: 'en' },
          stranger,
        );
        expect(asked.result.error).toBe('MAIL_LIMIT');
        // A link in the strangers' own mails works; in a browser known to the account, a code works, too.
        const own = { address: away, cookies };
        const proof =
          way === 'link' ? { link } : await requestCode(server, 'password-reset', email, own);
        const answer = await server.call(
          contract.resetPassword,
          { email, ...proof, newPassword },
          way === 'link' ? stranger : own,
        );
        expect([way, answer.status]).toEqual([way, 200]);
        cookies['uid-device'] = answer.cookies['uid-device'] ?? '';
        const right = { email, password: newPassword };
        expect((await server.call(contract.login, right, { ...stranger, cookies })).status).toBe(
          200,
        );
        newPassword = `${newPassword} again`;
        server.clock.now += 60 * 60_000;
      }
    },
  },
  {
    name: 'a browser of one account that guesses at another',
    known: ['CWE-307'],
    async run(server) {
      const { email } = await registerBuyer(server);
      const { cookies } = await registerBuyer(server);
      const errors = [];
      for (let time = 0; time < 6; time += 1) {
        const guess = { email, password: otherPassword };
        errors.push((await server.call(contract.login, guess, { cookies })).result.error);
      }
      expect(errors.at(-1)).toBe('ACCOUNT_LOCKED');
    },
  },
  {
    name: 'a stolen cookie of a browser that guesses without end',
    known: ['CWE-307'],
    async run(server) {
      const { email, cookies } = await registerBuyer(server);
      const guess = { email, password: otherPassword };
      const errors = [];
      for (const address of networks.slice(0, 6))
        errors.push((await server.call(contract.login, guess, { address, cookies })).result.error);
      expect(errors.at(-1)).toBe('ACCOUNT_LOCKED');
    },
  },
];
