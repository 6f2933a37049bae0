import * as account from '@uid/contract/account';
import { deleteAccount } from '@uid/contract/personal-data';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { goodPassword, newEmail, otherPassword } from '../testing/test-account.ts';
import type { CodeProof } from '../testing/test-account.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';
import type { TwoProcesses } from '../../../testing/two-processes.ts';

/** Asks for a code in one process and reads it from the mail. */
async function askForCode(
  { here, database }: TwoProcesses,
  endpoint: typeof contract.startRegistration | typeof contract.startPasswordReset,
  email: string,
): Promise<CodeProof> {
  const { result } = await here(endpoint, { email, language: 'en' });
  const mail = await database.handle
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '', request: result.request };
}

async function register(processes: TwoProcesses): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const proof = await askForCode(processes, contract.startRegistration, email);
  const input = { email, ...proof, password: goodPassword };
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
      const proof = await askForCode(processes, contract.startPasswordReset, email);
      const input = { email, ...proof, newPassword: otherPassword };
      return processes.here(contract.resetPassword, input);
    },
  ],
  ['logging out everywhere', ({ here }, { token }) => here(account.endAllSessions, {}, token)],
  ['deleting the account', ({ here }, { email, token }) => here(deleteAccount, { email }, token)],
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
});
