import { parseArgs } from 'node:util';

import type { AuditAction } from '@uid/contract/audit-actions';
import { errorKinds } from '@uid/contract/errors';
import { staffRoles } from '@uid/contract/staff-roles';
import type { StaffRole } from '@uid/contract/staff-roles';
import type { StaffMember } from '@uid/contract/staff';

import type { ActNote } from '../../apps/server/src/act.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import type { Handle } from '../../apps/server/src/database/database.ts';
import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import { findAccountByEmail } from '../../apps/server/src/features/identity/repository.ts';
import { listAdministrators } from '../../apps/server/src/features/identity/staff/administration/administrators.ts';
import { disableStaff } from '../../apps/server/src/features/identity/staff/administration/disable-staff.ts';
import { enableStaff } from '../../apps/server/src/features/identity/staff/administration/enable-staff.ts';
import { grantRoles } from '../../apps/server/src/features/identity/staff/administration/grant-roles.ts';
import { issueCode } from '../../apps/server/src/features/identity/staff/administration/issue-code.ts';
import { takeRoleAway } from '../../apps/server/src/features/identity/staff/administration/take-role-away.ts';
import { listStaff } from '../../apps/server/src/features/identity/staff/list-staff.ts';
import { AppError } from '../../apps/server/src/http/app-error.ts';
import { operate, Refusal } from './operate.ts';

const usage = `Usage: npm run staff -- VERB …
  first-administrator EMAIL   makes the first administrator, and a code for them to enrol with
  code EMAIL                  a new code to enrol with; a factor that was enrolled before is lost
  grant EMAIL ROLE…           gives roles: ${staffRoles.join(', ')}
  take-away EMAIL ROLE        takes a role away
  disable EMAIL               ends the rights and sessions of somebody who leaves
  enable EMAIL                lets them enrol anew
  list                        everybody who has or had a role
Whoever it is has registered on the site before.`;

const by = 'command';

type Verb = (context: ServerContext, args: string[]) => Promise<string>;

const verbs: Record<string, Verb> = {
  async 'first-administrator'(context, args) {
    const email = readEmail(args);
    if ((await listAdministrators(context.database.handle)).length > 0)
      throw new Refusal('An administrator has enrolled already, and grants roles in the console.');
    const roles = ['administrator'] as const;
    const { accountId } = await change(context, 'grant-roles', (handle) =>
      grantRoles(handle, { email, roles, by }, context),
    );
    return `${email} is an administrator once enrolled. ${await newCode(context, accountId)}`;
  },

  async code(context, args) {
    return newCode(context, await findPerson(context, readEmail(args)));
  },

  async grant(context, args) {
    const { email, roles } = readRoles(args);
    await change(context, 'grant-roles', (handle) =>
      grantRoles(handle, { email, roles, by }, context),
    );
    return `${email} has been given ${roles.join(', ')}; without an enrolment that opens nothing.`;
  },

  async 'take-away'(context, args) {
    const { email, roles } = readRoles(args);
    const [role] = roles;
    if (!role || roles.length > 1) throw new Refusal(usage);
    const accountId = await findPerson(context, email);
    await change(context, 'take-role-away', async (handle) => ({
      note: await takeRoleAway(handle, { accountId, role, by }, context),
    }));
    return `${email} has the role ${role} no more.`;
  },

  async disable(context, args) {
    const email = readEmail(args);
    const accountId = await findPerson(context, email);
    await change(context, 'disable-staff', async (handle) => ({
      note: await disableStaff(handle, { accountId, by }, context),
    }));
    return `${email} is disabled and logged out everywhere.`;
  },

  async enable(context, args) {
    const email = readEmail(args);
    const accountId = await findPerson(context, email);
    await change(context, 'enable-staff', async (handle) => ({
      note: await enableStaff(handle, { accountId, by }, context),
    }));
    return `${email} may enrol anew: npm run staff -- code ${email}`;
  },

  async list(context, args) {
    if (args.length > 0) throw new Refusal(usage);
    const lines = (await listEverybody(context)).map(lineOf);
    return lines.length > 0 ? lines.join('\n') : 'Nobody has a role yet.';
  },
};

await operate(async (context) => {
  const [name = '', ...args] = readArguments();
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Refusal(usage);
  return verb(context, args).catch(explain);
});

function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch {
    throw new Refusal(usage);
  }
}

function readEmail([email, ...rest]: string[]): string {
  if (!email?.includes('@') || rest.length > 0) throw new Refusal(usage);
  return email.trim().toLowerCase();
}

function readRoles([email = '', ...names]: string[]): { email: string; roles: StaffRole[] } {
  const roles = staffRoles.filter((each) => names.includes(each));
  if (roles.length === 0 || roles.length < new Set(names).size) throw new Refusal(usage);
  return { email: readEmail([email]), roles };
}

async function newCode(context: ServerContext, accountId: string): Promise<string> {
  const { code, endsAt } = await change(context, 'issue-enrolment-code', (handle) =>
    issueCode(handle, { accountId, by }, context),
  );
  const until = new Date(endsAt).toISOString();
  return `The code, told this once and good until ${until}: ${code}\nHand it over in person or by phone. They log in, open “Account security” and enrol with it.`;
}

/** Makes a change and its entry in the audit log in one transaction. */
function change<Changed extends { note: ActNote }>(
  context: ServerContext,
  action: AuditAction,
  work: (handle: Handle) => Promise<Changed>,
): Promise<Changed> {
  return context.database.transact(async (handle) => {
    const changed = await work(handle);
    const entry = { action, by: { actor: by, roles: [] }, note: changed.note };
    await recordAct(handle, entry, context);
    return changed;
  });
}

async function findPerson({ database }: ServerContext, email: string): Promise<string> {
  const account = await findAccountByEmail(database.handle, email);
  if (!account) throw new AppError('NOT_REGISTERED');
  return account.id;
}

async function listEverybody({ database, now }: ServerContext): Promise<StaffMember[]> {
  const everybody: StaffMember[] = [];
  let after: string | undefined;
  do {
    const page = await listStaff(database.handle, { after, now: now() });
    everybody.push(...page.people);
    after = page.next;
  } while (after !== undefined);
  return everybody;
}

function lineOf({ email, state, roles }: StaffMember): string {
  return `${email}  ${state}  ${roles.map(({ role }) => role).join(', ') || 'no role'}`;
}

/** Turns a refusal of the server into its English text. */
function explain(cause: unknown): never {
  if (!(cause instanceof AppError)) throw cause;
  if (cause.error === 'NOT_FOUND') throw new Refusal('They have no such role.');
  throw new Refusal(errorKinds[cause.error].text.en);
}
