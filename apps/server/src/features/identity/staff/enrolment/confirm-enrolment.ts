import type { OutputOf, ParsedInputOf } from '@uid/contract/endpoint';
import type { confirmEnrolment as contract } from '@uid/contract/staff-enrolment';

import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { keepPasskey, proveCreated } from '../../passkeys/add-passkey.ts';
import type { CreatedPasskey } from '../../passkeys/add-passkey.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { readLetterhead } from '../../../contents/read-letterhead.ts';
import { queueMail } from '../../../messages/mail/queue-mail.ts';
import { recordEvent } from '../../record-event.ts';
import { getAccount } from '../../repository.ts';
import { activateTotp } from '../../second-factor/enrolment/confirm-totp.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { replaceSessions } from '../../sessions/replace-sessions.ts';
import { staffNote } from '../administration/staff-change.ts';
import { enrol, factorKind, listRoles } from '../repository.ts';
import { staffMail } from '../staff-mails.ts';
import { proveCode } from './prove-code.ts';

type Outcome = OutputOf<typeof contract>;

/**
 * From here on the person has the rights of their roles. The rights depend on the factor that was created with the
 * code.
 */
export async function confirmEnrolment(
  identity: Identity,
  { code, passkey, totp }: ParsedInputOf<typeof contract>,
  caller: SessionCaller,
): Promise<Outcome> {
  const codeHash = await proveCode(identity, code, caller);
  const created = passkey && (await proveCreated(identity, passkey, caller));
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    const { factor, outcome } = created
      ? await enrolPasskey(handle, { identity, created, caller })
      : await enrolTotp(handle, { identity, code: totp ?? '', caller });
    const enrolledAt = identity.now();
    if (!(await enrol(handle, { accountId, codeHash }, { factor, enrolledAt })))
      throw new AppError('ENROLMENT_CODE_WRONG');
    await recordEvent(handle, { kind: 'staff-enrolled', accountId, from: caller }, identity);
    const roles = await listRoles(handle, accountId);
    const letterhead = await readLetterhead(handle, caller.language);
    const words = staffMail({ kind: 'staff-enrolled', roles }, letterhead);
    await queueMail(handle, { ...words, recipient: caller.session.name }, identity);
    const note = staffNote(accountId, { after: { factor: factorKind(factor) } });
    const by = { ...placeOf(caller), actor: accountId, roles };
    await recordAct(handle, { action: 'enrol-as-staff', by, note }, identity);
    return outcome;
  });
}

function placeOf({ session: { id: sessionId }, requestId, address }: SessionCaller) {
  return { sessionId, requestId, address };
}

interface Enrolled {
  factor: string;
  outcome: Outcome;
}

async function enrolPasskey(
  handle: Handle,
  {
    identity,
    created,
    caller,
  }: { identity: Identity; created: CreatedPasskey; caller: SessionCaller },
): Promise<Enrolled> {
  const { accountId } = caller.session;
  const factor = await keepPasskey(handle, { identity, created, caller });
  const token = await replaceSessions(handle, accountId, { caller, context: identity, factor });
  const account = await getAccount(handle, accountId);
  return { factor, outcome: { session: { token, ...presentSession(account, identity.config) } } };
}

async function enrolTotp(
  handle: Handle,
  given: { identity: Identity; code: string; caller: SessionCaller },
): Promise<Enrolled> {
  return { factor: 'totp', outcome: await activateTotp(handle, given) };
}
