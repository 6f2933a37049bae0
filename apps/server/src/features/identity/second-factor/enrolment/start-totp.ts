import type { QrCode } from '@uid/contract/qr-code';

import type { SessionCaller } from '../../../../http/caller.ts';
import { createQrCode } from '../../../../qr-code.ts';
import type { Identity } from '../../identity.ts';
import { readCompany } from '../../../contents/read-company.ts';
import { seal } from '../../secrets/seal.ts';
import { keptSecret } from '../kept-secret.ts';

const enrolmentTime = 15 * 60_000;

/** Shows a secret for an authenticator app; nothing changes until `confirmTotp`. */
export async function startTotp(
  { database, now, keyring }: Identity,
  { session }: SessionCaller,
): Promise<{ secret: string; uri: string; qr: QrCode }> {
  const { createTotpSecret, totpUri } = await import('../totp.ts');
  const secret = createTotpSecret();
  const sealed = seal(secret, keptSecret(session.accountId), keyring);
  const pending = { sessionId: session.id, secret: sealed, expiresAt: now() + enrolmentTime };
  await database.handle
    .insertInto('totpEnrolments')
    .values({ ...pending, accountId: session.accountId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(pending))
    .execute();
  const { brand } = await readCompany(database.handle);
  const uri = totpUri(secret, { issuer: brand.en, label: session.name });
  return { secret, uri, qr: await createQrCode(uri) };
}
