import { z } from './zod.ts';

import { auditActions } from './audit-actions.ts';
import type { AuditAction } from './audit-actions.ts';
import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const time = z.coerce.number<string>().check(z.int(), z.minimum(0));
const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** All of them together; each that is left out lets everything through. */
const filter = {
  /** Epoch milliseconds: from then on, and before then. */
  from: z.optional(time),
  until: z.optional(time),
  /** An account's id or e-mail address, or `command`. */
  actor: z.optional(text),
  action: z.optional(z.enum(actions)),
  /** What it was done to: an id, an order's number, an account's e-mail address. */
  subject: z.optional(text),
  /** The entry of this number alone. */
  seq: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1))),
};

/** Which screen of the console shows something, and by what its address names it. */
const place = z.object({
  screen: z.enum([
    'orders',
    'enquiries',
    'quotes',
    'catalogue',
    'customers',
    'staff',
    'jobs',
    'approvals',
    'contents',
  ]),
  key: z.string(),
});
export type AuditPlace = z.infer<typeof place>;

const entry = z.object({
  seq: z.int(),
  at: z.number(),
  actor: z.string(),
  /** While the actor's account is there. */
  actorEmail: z.optional(z.string()),
  roles: z.array(z.string()),
  /** An `AuditAction`, but for what another release wrote, or somebody with the database at hand. */
  action: z.string(),
  sessionId: z.optional(z.string()),
  requestId: z.optional(z.string()),
  subject: z.optional(
    z.object({
      kind: z.string(),
      id: z.string(),
      /** Left out where it is gone, where no screen shows it, and for who may not open that. */
      place: z.optional(place),
    }),
  ),
  hash: z.string(),
  /** Of what was noted, unless it has ended or was erased. Who may not read of persons gets them masked. */
  details: z.optional(
    z.object({
      /** JSON. */
      before: z.optional(z.string()),
      /** JSON. */
      after: z.optional(z.string()),
      reason: z.optional(z.string()),
      address: z.optional(z.string()),
    }),
  ),
});
export type AuditEntry = z.infer<typeof entry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/audit`,
  access: 'staff',
  permission: 'audit.read',
  action: 'list-audit-entries',
  summary: 'What staff did and read, the newest first',
  input: z.object({
    ...filter,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/))),
  }),
  output: z.object({ entries: z.array(entry), next: z.optional(z.string()) }),
});

export const auditFaults = [
  'missing',
  'out-of-place',
  'moved',
  'changed',
  'details-changed',
  'end',
  'rewritten',
  'cut',
  'false-head',
] as const;

export const getAuditState = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/audit/state`,
  access: 'staff',
  permission: 'audit.read',
  isImpersonal: true,
  summary:
    'Up to where the audit log is whole and its first bad entry; what came after the last signed head could be cut off unseen',
  input: z.object({}),
  output: z.object({
    /** The last entry that was compared, by the last walk or for this answer. */
    wholeTo: z.int(),
    /** The number of the newest entry: those after `wholeTo` were too many to compare for this answer. */
    newest: z.int(),
    fault: z.optional(z.object({ seq: z.int(), kind: z.enum(auditFaults) })),
    /** The last walk along all of it. Of its entries this answer says only how they were then. */
    walk: z.optional(z.object({ at: z.number(), seq: z.int() })),
    /** The newest head that was signed and left the machine. */
    signed: z.optional(z.object({ seq: z.int(), at: z.number(), keyId: z.string() })),
  }),
});

export const checkAuditLog = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/audit/check`,
  access: 'staff',
  permission: 'audit.read',
  action: 'check-audit-log',
  summary:
    'Have the whole audit log walked along within seconds; a walk that runs is not begun twice',
  input: z.object({}),
  output: z.object({ dueAt: z.number() }),
});

export const getAuditCheck = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/audit/check`,
  access: 'staff',
  permission: 'audit.read',
  isImpersonal: true,
  summary: 'Whether the audit log is being walked along, and since when',
  input: z.object({}),
  output: z.object({
    /** `due`: a process begins it within seconds. */
    state: z.enum(['idle', 'due', 'running']),
    startedAt: z.optional(z.number()),
    /** Of the last one, where it failed: it found a fault, or could not go on. */
    failedAt: z.optional(z.number()),
  }),
});

const exported = {
  method: 'GET',
  access: 'staff',
  permission: 'audit.export',
  action: 'export-audit-entries',
  input: z.object(filter),
  refusal: 'envelope',
} as const;

export const exportAuditTable = fileEndpoint({
  ...exported,
  path: `${apiPrefix}/staff/audit.csv`,
  summary: 'Entries of the audit log as a table, the oldest first',
  type: 'text/csv',
});

export const exportAuditLines = fileEndpoint({
  ...exported,
  path: `${apiPrefix}/staff/audit.jsonl`,
  summary: 'Entries of the audit log with their hashes, one JSON a line, the oldest first',
  type: 'application/jsonl',
});

export const getAuditKey = fileEndpoint({
  method: 'GET',
  path: '/.well-known/audit-key.pem',
  access: 'public',
  summary: 'The public key that signs heads of the audit log (Ed25519, SPKI)',
  input: z.object({}),
  type: 'application/x-pem-file',
  refusal: 'envelope',
});
