import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { safeReturnPath } from '@uid/contract/safe-return-path';
import { expect } from 'vitest';

import type { TestApp } from '../../../testing/test-app.ts';
import { registerWithApp } from '../testing/authenticator-app.ts';
import {
  goodPassword,
  latestMail,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';
import type { Attack } from './attack.ts';

const evil = 'evil.example.org';

async function countOf({ deps }: TestApp, table: 'accounts' | 'sessions' | 'mails') {
  return (await deps.database.handle.selectFrom(table).select('id').execute()).length;
}

/** Attacks on who owns an account, where a link leads, and what a page repeats. */
export const addressAttacks: Attack[] = [
  {
    name: 'an account that waits under the victim’s address',
    known: ['CVE-2026-53516', 'GHSA-qq9h-g4jm-xgf3', 'better-auth#11023'],
    async run(server) {
      const email = newEmail();
      const planted = { email, password: otherPassword };
      await server.call(contract.startRegistration, { email, language: 'en' });
      await server.call(contract.register, { ...planted, code: '000000', request: 'x'.repeat(43) });
      expect(await countOf(server, 'accounts')).toBe(0);
      await registerBuyer(server, { email });
      expect((await server.call(contract.login, planted)).result.error).toBe('BAD_CREDENTIALS');
    },
  },
  {
    name: 'somebody else’s id in the body',
    known: ['CVE-2025-61928', 'GHSA-99h5-pjcv-gr6v'],
    async run(server) {
      const victim = await registerBuyer(server);
      const { token } = await registerBuyer(server);
      const forged = { currentPassword: goodPassword, newPassword: otherPassword };
      const { id } = await server.deps.database.handle
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', victim.email)
        .executeTakeFirstOrThrow();
      const input = { ...forged, userId: id, accountId: id, email: victim.email };
      await server.call(contract.modifyPassword, input, { token });
      const anonymous = await server.call(contract.modifyPassword, input);
      expect(anonymous.status).toBe(401);
      const login = { email: victim.email, password: goodPassword };
      expect((await server.call(contract.login, login)).status).toBe(200);
    },
  },
  {
    name: 'a code for one purpose that serves another',
    known: ['CVE-2026-110864', 'CVE-2026-121802'],
    async run(server) {
      const { email } = await registerBuyer(server);
      const fresh = newEmail();
      const proof = await requestCode(server, 'registration', fresh);
      const reset = { email, ...proof, newPassword: otherPassword };
      expect((await server.call(contract.resetPassword, reset)).result.error).toBe('CODE_INVALID');
      const mine = { email: fresh, ...proof, newPassword: otherPassword };
      expect((await server.call(contract.resetPassword, mine)).result.error).toBe('CODE_INVALID');
    },
  },
  {
    name: 'a number that takes over notices without the old one being told',
    known: ['better-auth#7196'],
    async run(server) {
      const { token } = await registerBuyer(server);
      const sent = async (recipient: string) =>
        server.deps.database.handle
          .selectFrom('mails')
          .select('text')
          .where('recipient', '=', recipient)
          .orderBy('id', 'desc')
          .executeTakeFirst();
      for (const number of ['13800138000', '13900139000']) {
        await server.call(mobile.startMobile, { number }, { token });
        const code = /\d{6}/.exec((await sent(`+86${number}`))?.text ?? '')?.[0] ?? '';
        await server.call(mobile.confirmMobile, { code }, { token });
      }
      expect((await sent('+8613800138000'))?.text).toContain('改用另一个手机号');
    },
  },
  {
    name: 'a host from a header in a mail, also when it comes with the first request',
    known: ['GHSA-569q-mpph-wgww'],
    environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    async run(server) {
      const headers = { host: evil, 'x-forwarded-host': evil, 'x-forwarded-proto': 'http' };
      const email = newEmail();
      await server.call(contract.startPasswordReset, { email, language: 'en' }, { headers });
      await registerBuyer(server, { email });
      await server.call(contract.startPasswordReset, { email, language: 'en' });
      const { text = '' } = (await latestMail(server, email)) ?? {};
      expect(text).toContain('https://www.example.com/');
      const mails = await server.deps.database.handle.selectFrom('mails').selectAll().execute();
      expect(JSON.stringify(mails)).not.toContain('evil');
    },
  },
  {
    name: 'two recipients in one address',
    known: ['CWE-640'],
    async run(server) {
      const { email } = await registerBuyer(server);
      const before = await countOf(server, 'mails');
      const other = `mallory@${evil}`;
      const typed: unknown[] = [[email, other], `${email},${other}`, `${email}\ncc:${other}`];
      for (const each of typed) {
        const input = { email: each as string, language: 'en' as const };
        expect((await server.call(contract.startPasswordReset, input)).status).toBe(400);
      }
      expect(await countOf(server, 'mails')).toBe(before);
    },
  },
  {
    name: 'a way back that leads to another site',
    known: ['CVE-2025-71403', 'CVE-2025-27143', 'GHSA-8jhw-6pjj-8723'],
    async run() {
      const forms = [
        'https://E',
        '//E',
        '/\\E',
        '\\\\E',
        '/%2fE',
        '/%5cE',
        '/\t/E',
        'https:E',
        '/..//E',
      ];
      for (const form of forms)
        expect([form, safeReturnPath(form.replace('E', evil))]).toEqual([form, undefined]);
    },
  },
  {
    name: 'a parameter that an error page repeats',
    known: ['CVE-2025-71404', 'GHSA-9x4v-xfq5-m8x5'],
    async run({ app }) {
      const script = '<script>alert(1)</script>';
      for (const path of ['/uid-boot/error', '/api/error', contract.currentSession.path]) {
        const { body, headers } = await app.inject({ url: path, query: { error: script } });
        expect(body).not.toContain('<script');
        expect(headers['content-type']).toContain('application/json');
      }
    },
  },
  {
    name: 'answers that tell who has an account',
    known: ['CWE-204'],
    async run(server) {
      const [{ email: plain }, { email: guarded }] = [
        await registerBuyer(server),
        await registerWithApp(server),
      ];
      const proof = { code: '000000', request: 'x'.repeat(43) };
      const ask = async (email: string) => [
        await server.call(contract.login, { email, password: otherPassword }),
        await server.call(contract.startRegistration, { email, language: 'zh' }),
        await server.call(contract.register, { email, ...proof, password: otherPassword }),
        await server.call(contract.startPasswordReset, { email, language: 'zh' }),
        await server.call(contract.resetPassword, { email, ...proof, newPassword: otherPassword }),
      ];
      const seen = async (email: string) =>
        (await ask(email)).map(({ headers, result, ...rest }) => {
          const { date: _date, 'x-request-id': _id, ...others } = headers;
          return { ...rest, headers: others, result: { ...result, requestId: '', request: '' } };
        });
      const unknown = await seen(newEmail());
      expect(await seen(plain)).toEqual(unknown);
      expect(await seen(guarded)).toEqual(unknown);
    },
  },
  {
    name: 'a form of another site that passes for a call',
    known: ['CWE-352'],
    async run(server) {
      const { email } = await registerBuyer(server);
      const before = await countOf(server, 'sessions');
      const body = JSON.stringify({ email, password: goodPassword });
      const types = [
        'text/plain',
        'text/plain; application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '',
      ];
      for (const type of types) {
        const headers = { origin: `https://${evil}`, ...(type && { 'content-type': type }) };
        const request = { method: 'POST', url: contract.login.path, headers } as const;
        for (const payload of [body, `${body}=`, `email=${email}&password=${goodPassword}`]) {
          const { statusCode } = await server.app.inject({ ...request, payload });
          expect([type, [400, 415].includes(statusCode)]).toEqual([type, true]);
        }
      }
      expect(await countOf(server, 'sessions')).toBe(before);
    },
  },
];
