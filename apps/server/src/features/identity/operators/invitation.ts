import type { Handle } from '../../../database/database.ts';

/** Longer than the mailed code: whoever reads the mail late asks for another code and registers. */
export const invitationTime = 7 * 24 * 60 * 60_000;

export async function inviteOperator(handle: Handle, email: string, now: number): Promise<void> {
  const expiresAt = now + invitationTime;
  await handle
    .insertInto('operatorInvitations')
    .values({ email, expiresAt })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ expiresAt }))
    .execute();
}

/** Marks the invitation of a proven address as used. False when there is none. */
export async function takeInvitation(handle: Handle, email: string, now: number): Promise<boolean> {
  const taken = await handle
    .deleteFrom('operatorInvitations')
    .where('email', '=', email)
    .returning('expiresAt')
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now;
}
