import { staffRoles } from '@uid/contract/staff-roles';
import { z } from '@uid/contract/zod';

import { AppError } from '../../../../http/app-error.ts';
import type { ApprovalKind } from '../../../approvals/approval-kind.ts';
import { findAccountByEmail } from '../../repository.ts';
import { roleNames } from '../role-names.ts';
import { grantRoles } from './grant-roles.ts';

const asked = z.object({
  accountId: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
});

/** Roles that an administrator asks for on behalf of a person. They are granted once another administrator agrees. */
export const roleApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'grant-roles',
  reads: 'staff.read',
  decides: 'staff.manage',
  schema: asked,
  describe: ({ email, roles }) => [
    { label: { zh: '对象', en: 'To' }, value: email },
    {
      label: { zh: '角色', en: 'Roles' },
      value: {
        zh: roles.map((role) => roleNames[role].zh).join('、'),
        en: roles.map((role) => roleNames[role].en).join(', '),
      },
    },
  ],
  async carryOut(handle, { accountId, email, roles }, { askedBy, context }) {
    // The address may belong to another account by now.
    if ((await findAccountByEmail(handle, email))?.id !== accountId)
      throw new AppError('APPROVAL_OVER');
    const grant = { email, roles, by: { accountId: askedBy } };
    return (await grantRoles(handle, grant, context)).note;
  },
};
