import { z } from './zod.ts';

import { auditActions } from './audit-actions.ts';
import type { AuditAction } from './audit-actions.ts';
import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const time = z.coerce.number<string>().check(z.int(), z.minimum(0));
const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** Filters are combined with AND; an absent filter matches every entry. */
const filter = {
  /** Epoch milliseconds: `from` is inclusive, `until` is exclusive. */
  from: z.optional(time),
  until: z.optional(time),
  /** An account's id or e-mail address, or `command`. */
  actor: z.optional(text),
  action: z.optional(z.enum(actions)),
  /** The subject of the action: an id, an order's number, or an account's e-mail address. */
  subject: z.optional(text),
  /** Only the entry with this number. */
  seq: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1))),
};

/** The console's screen that shows the subject, and the key that identifies the subject in the screen's address. */
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
  /** Present while the actor's account exists. */
  actorEmail: z.optional(z.string()),
  roles: z.array(z.string()),
  /**
   * Usually an `AuditAction`. Another release, or somebody with access to the database, may have written another value.
   */
  action: z.string(),
  sessionId: z.optional(z.string()),
  requestId: z.optional(z.string()),
  subject: z.optional(
    z.object({
      kind: z.string(),
      id: z.string(),
      /** Absent if the subject no longer exists, if no screen shows it, or if the reader may not open that screen. */
      place: z.optional(place),
    }),
  ),
  hash: z.string(),
  /**
   * The recorded details, unless they have expired or were erased. Masked for readers who may not see personal data.
   */
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
    /** The `next` of the page before. */
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
    /** The number of the last entry that was checked, by the last walk or for this response. */
    wholeTo: z.int(),
    /** The number of the newest entry. The entries after `wholeTo` were too many to check for this response. */
    newest: z.int(),
    fault: z.optional(z.object({ seq: z.int(), kind: z.enum(auditFaults) })),
    /** The last walk along the whole log. For the entries up to its end, this response repeats what the walk found. */
    walk: z.optional(z.object({ at: z.number(), seq: z.int() })),
    /** The newest signed head of the log that was sent off the machine. */
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
    /** `due`: a process starts the walk within seconds. */
    state: z.enum(['idle', 'due', 'running']),
    startedAt: z.optional(z.number()),
    /** When the last walk failed, if it did: it found a fault, or could not continue. */
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
