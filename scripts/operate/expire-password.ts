import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import { expirePassword } from '../../apps/server/src/features/identity/password-change/expire-password.ts';
import { operate, readEmail, Refusal } from './operate.ts';

const usage = 'Usage: npm run expire-password -- EMAIL [--at 2026-12-01T00:00:00+08:00]';

await operate(async (context) => {
  const { email, value } = readEmail('at', usage);
  const at = value === undefined ? context.now() : readMoment(value);
  const outcome = await context.database.transact(async (handle) => {
    const expired = await expirePassword(handle, { email, at }, context);
    if (typeof expired === 'string') return expired;
    const { accountId } = expired;
    const subject = { kind: 'account', id: accountId };
    const note = { subject, about: accountId, after: { passwordExpiresAt: at } };
    const by = { actor: 'command', roles: [] };
    await recordAct(handle, { action: 'expire-password', by, note }, context);
    return expired;
  });
  if (outcome === 'no-account') throw new Refusal(`No account has the address ${email}.`);
  if (outcome === 'no-password')
    throw new Refusal(`The account ${email} has no password: passkeys alone log in to it.`);
  const when = at <= context.now() ? 'has expired' : `expires at ${new Date(at).toISOString()}`;
  return `The password of ${email} ${when}: until a new one is chosen, its sessions can do nothing else.`;
});

/** Reads a time, which must have an offset, because the operator and the server may be in different time zones. */
function readMoment(text: string): number {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    throw new Refusal(
      `"${text}" is not a moment with its offset, like 2026-12-01T00:00:00+08:00. ${usage}`,
    );
  }
}
