import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { goodPassword, newEmail, otherPassword } from '../testing/test-account.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';
import type { TwoProcesses } from '../../../testing/two-processes.ts';

async function codeFor({ database }: TwoProcesses, recipient: string): Promise<string> {
  const mail = await database.handle
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
}

async function register(processes: TwoProcesses): Promise<{ email: string; token: string }> {
  const email = newEmail();
  await processes.here(contract.startRegistration, { email, language: 'en' });
  const code = await codeFor(processes, email);
  const input = { email, code, password: goodPassword };
  const { result } = await processes.here(contract.register, input);
  return { email, token: result.token };
}

type End = (processes: TwoProcesses, session: { email: string; token: string }) => Promise<unknown>;

const ends: [string, End][] = [
  [
    'a changed password',
    ({ here }, { token }) => {
      const change = { currentPassword: goodPassword, newPassword: otherPassword };
      return here(contract.modifyPassword, change, token);
    },
  ],
  [
    'a reset password',
    async (processes, { email }) => {
      await processes.here(contract.startPasswordReset, { email, language: 'en' });
      const code = await codeFor(processes, email);
      return processes.here(contract.resetPassword, { email, code, newPassword: otherPassword });
    },
  ],
  ['logging out everywhere', ({ here }, { token }) => here(account.endAllSessions, {}, token)],
  [
    'deleting the account',
    ({ here }, { email, token }) => here(account.deleteAccount, { email }, token),
  ],
];

test('in another process the next request after the end of a session is refused', async () => {
  await using processes = await startTwoProcesses();
  const { elsewhere } = processes;
  for (const [name, end] of ends) {
    const session = await register(processes);
    const login = { email: session.email, password: goodPassword };
    const { result: second } = await elsewhere(contract.login, login);
    const tokens = [session.token, second.token];
    for (const token of tokens)
      expect([name, (await elsewhere(contract.currentSession, {}, token)).status]).toEqual([
        name,
        200,
      ]);
    await end(processes, session);
    for (const token of tokens)
      expect([name, (await elsewhere(contract.currentSession, {}, token)).status]).toEqual([
        name,
        401,
      ]);
  }
}, 30_000);
