import * as contract from '@uid/contract/staff';
import * as enrolment from '@uid/contract/staff-enrolment';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { disableStaff } from './administration/disable-staff.ts';
import { enableStaff } from './administration/enable-staff.ts';
import { grantOrAsk } from './administration/grant-or-ask.ts';
import { issueCode } from './administration/issue-code.ts';
import { takeRoleAway } from './administration/take-role-away.ts';
import { confirmEnrolment } from './enrolment/confirm-enrolment.ts';
import { startEnrolment } from './enrolment/start-enrolment.ts';
import { listStaff } from './list-staff.ts';
import { whoAmI } from './who-am-i.ts';

export function serveStaff(serve: Serve, identity: Identity): void {
  serve(contract.whoAmI, (_input, caller) => whoAmI(identity, caller));

  serve(contract.listStaff, ({ after }, { act }) =>
    act({}, async (handle, note) => {
      const listed = await listStaff(handle, { after, now: identity.now() });
      note({ after: { ids: listed.people.map(({ id }) => id) } });
      return listed;
    }),
  );

  serve(contract.grantRoles, (input, { act, session }) =>
    act({}, async (handle, note) => {
      const granted = await grantOrAsk(handle, { ...input, by: session }, identity);
      note(granted.note);
      const { accountId: id, waitsFor } = granted;
      return { id, ...(waitsFor && { waitsFor }) };
    }),
  );

  serve(contract.takeRoleAway, async ({ id, role }, { act, session }) => {
    const removal = { accountId: id, role, by: session };
    await act({}, async (handle, note) => {
      note(await takeRoleAway(handle, removal, identity));
      return null;
    });
    return { taken: true as const };
  });

  serve(contract.disableStaff, async ({ id }, { act, session }) => {
    await act({}, async (handle, note) => {
      note(await disableStaff(handle, { accountId: id, by: session }, identity));
      return null;
    });
    return { disabled: true as const };
  });

  serve(contract.enableStaff, async ({ id }, { act, session }) => {
    await act({}, async (handle, note) => {
      note(await enableStaff(handle, { accountId: id, by: session }, identity));
      return null;
    });
    return { enabled: true as const };
  });

  serve(contract.issueEnrolmentCode, ({ id }, { act, session }) =>
    act({}, async (handle, note) => {
      const issued = await issueCode(handle, { accountId: id, by: session }, identity);
      note(issued.note);
      return { code: issued.code, endsAt: issued.endsAt };
    }),
  );

  serve(enrolment.startEnrolment, (input, caller) => startEnrolment(identity, input, caller));

  serve(enrolment.confirmEnrolment, (input, caller) => confirmEnrolment(identity, input, caller));
}
