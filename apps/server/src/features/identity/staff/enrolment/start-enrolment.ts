import type { OutputOf, ParsedInputOf } from '@uid/contract/endpoint';
import type { startEnrolment as contract } from '@uid/contract/staff-enrolment';

import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { startPasskey } from '../../passkeys/start-passkey.ts';
import { startTotp } from '../../second-factor/enrolment/start-totp.ts';
import { proveCode } from './prove-code.ts';

/** Returns what the browser needs to create the factor that the code is for. */
export async function startEnrolment(
  identity: Identity,
  { code, factor }: ParsedInputOf<typeof contract>,
  caller: SessionCaller,
): Promise<OutputOf<typeof contract>> {
  await proveCode(identity, code, caller);
  if (factor === 'passkey') return { passkey: await startPasskey(identity, caller) };
  return { totp: await startTotp(identity, caller) };
}
