import { waitsFor } from './waits-for.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { email, reference } from './identity.ts';
import { permissions } from './permissions.ts';
import { staffFactors, staffRoles } from './staff-roles.ts';
import { z } from './zod.ts';

/**
 * - `to-enrol`: no permissions until a factor is enrolled with a code from an administrator.
 * - `to-prove`: enrolled, but this session was opened without that factor; a step-up with it grants the permissions.
 * - `active`: the permissions are in force.
 */
export const staffStates = ['to-enrol', 'to-prove', 'active'] as const;

/**
 * Whether some actions need a second person. `waiting`: they will, once two administrators have enrolled. `off`:
 * disabled by a setting that is read at startup.
 */
export const twoPersonsStates = ['on', 'waiting', 'off'] as const;

const roleList = z.array(z.enum(staffRoles));

export const whoAmI = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/me`,
  access: 'session',
  summary: 'Who calls, as staff, and what they may do; for everybody else there is nothing here',
  input: z.object({}),
  output: z.object({
    id: z.string(),
    email: z.string(),
    state: z.enum(staffStates),
    roles: roleList,
    /** The permissions of this session: none unless `state` is `active`. */
    permissions: z.array(z.enum(permissions)),
    /** The factor with which to step up; present once enrolled. */
    factor: z.optional(z.enum(staffFactors)),
    twoPersons: z.enum(twoPersonsStates),
  }),
});

const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(['to-enrol', 'enrolled', 'disabled']),
  roles: z.array(
    z.object({
      role: z.enum(staffRoles),
      grantedAt: z.number(),
      /** Who granted the role: an e-mail address, or `command`. Absent if that account has been deleted. */
      grantedBy: z.optional(z.string()),
    }),
  ),
  factor: z.optional(z.enum(staffFactors)),
  enrolledAt: z.optional(z.number()),
  disabledAt: z.optional(z.number()),
  /** Until when the code that was issued to the member can be entered, epoch milliseconds. */
  codeEndsAt: z.optional(z.number()),
  lastLoginAt: z.number(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/people`,
  access: 'staff',
  permission: 'staff.read',
  action: 'list-staff',
  summary: 'Everybody who has or had a role, by address, fifty at a time',
  input: z.object({ after: z.optional(z.string().check(z.maxLength(254))) }),
  output: z.object({
    people: z.array(staffMember),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

export const grantRoles = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/people/grant`,
  access: 'staff',
  permission: 'staff.manage',
  action: 'grant-roles',
  stepUp: true,
  summary: 'Give roles to whoever has registered with an address; a role they have already stays',
  input: z.object({
    email,
    roles: roleList.check(z.minLength(1), z.maxLength(staffRoles.length)),
  }),
  output: z.object({ id: z.string(), waitsFor }),
});

export const takeRoleAway = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/people/take-away`,
  access: 'staff',
  permission: 'staff.manage',
  action: 'take-role-away',
  stepUp: true,
  summary:
    'Take a role away, from the next call on; without any role nothing is left of an enrolment',
  input: z.object({ id: reference, role: z.enum(staffRoles) }),
  output: z.object({ taken: z.literal(true) }),
});

export const disableStaff = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/people/disable`,
  access: 'staff',
  permission: 'staff.manage',
  action: 'disable-staff',
  stepUp: true,
  summary: 'End the sessions and the rights of somebody who leaves; their roles stay on record',
  input: z.object({ id: reference }),
  output: z.object({ disabled: z.literal(true) }),
});

export const enableStaff = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/people/enable`,
  access: 'staff',
  permission: 'staff.manage',
  action: 'enable-staff',
  stepUp: true,
  summary: 'Let somebody who was disabled enrol anew',
  input: z.object({ id: reference }),
  output: z.object({ enabled: z.literal(true) }),
});

export const issueEnrolmentCode = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/people/code`,
  access: 'staff',
  permission: 'staff.manage',
  action: 'issue-enrolment-code',
  stepUp: true,
  summary:
    'A new code to enrol with, told this once, to be handed over in person; one of before is void. Whoever had enrolled has lost that factor: it is removed, and their sessions end',
  input: z.object({ id: reference }),
  output: z.object({ code: z.string(), endsAt: z.number() }),
});
