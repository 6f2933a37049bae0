import { catalogueChange, catalogueConflict } from './catalogue-change.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { orderNo } from './orders.ts';
import type { Localised } from './language.ts';
import { languageSchema } from './language-schema.ts';
import { z } from './zod.ts';

/** Everything that one person of the staff asks and a second one approves. */
export const approvalKinds = {
  'grant-roles': { zh: '授予角色', en: 'Give roles' },
  refund: { zh: '退款超过限额', en: 'Refund above the limit' },
  'price-change': { zh: '价格变动超过 20%', en: 'Price changed by more than 20 %' },
  'price-steps': {
    zh: '多件价变动超过 20%',
    en: 'Price for more pieces changed by more than 20 %',
  },
  'catalogue-changes': { zh: '批量修改商品', en: 'Many items changed at once' },
  repayment: { zh: '银行转账退款', en: 'Repayment by bank' },
} satisfies Record<string, Localised<string>>;

export type ApprovalKindName = keyof typeof approvalKinds;
const approvalKindNames = Object.keys(approvalKinds) as ApprovalKindName[];

export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const;

/** Milliseconds in which a second person has to decide. */
export const approvalTime = 24 * 60 * 60_000;

/** One thing that was asked, as the second person reads it: words, or an amount of money. */
const approvalFact = z.object({
  label: z.string(),
  text: z.optional(z.string()),
  amountFen: z.optional(z.int()),
  /** Where the text is the number of an order. */
  orderNo: z.optional(orderNo),
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

const approval = z.object({
  id: z.string(),
  kind: z.enum(approvalKindNames),
  state: z.enum(approvalStates),
  /** SHA-256 of what was asked; whoever decides names it, so that they decide what they have read. */
  hash: z.string(),
  facts: z.array(approvalFact),
  /** Rows of a table that belongs to it, which `listApprovalChanges` reads. */
  changes: z.optional(z.int()),
  askedBy: person,
  askedAt: z.number(),
  expiresAt: z.number(),
  decidedBy: z.optional(person),
  decidedAt: z.optional(z.number()),
  reason: z.optional(z.string()),
  /** Whether the reader may decide it, or take it back. */
  isForMe: z.boolean(),
  isMine: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

export const listApprovals = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/approvals`,
  access: 'staff',
  permission: 'approvals.read',
  action: 'list-approvals',
  summary: 'What waits for a second person, what the reader asked, or all that is over',
  input: z.object({
    language: languageSchema,
    show: z._default(z.enum(['waiting', 'asked', 'over']), 'waiting'),
    /** Only the request with this id, whatever its state. */
    id: z.optional(reference),
    after: z.optional(reference),
  }),
  output: z.object({
    approvals: z.array(approval),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

/** Conflicts that are listed. */
export const maxConflicts = 200;

/** Rows of the table on one page. */
export const approvalChangesAtOnce = 100;

export const listApprovalChanges = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/approval/changes`,
  access: 'staff',
  permission: 'approvals.read',
  action: 'list-approvals',
  summary: 'Every change that one question asks for, a page at a time',
  input: z.object({
    language: languageSchema,
    id: reference,
    /** How many rows were read before. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  }),
  output: z.object({
    changes: z.array(catalogueChange),
    next: z.optional(z.int()),
    /** What somebody changed since it was asked, while it waits; approving is refused as long as there is any. */
    conflicts: z.array(catalogueConflict),
    /** More than are listed. */
    conflictCount: z.int(),
  }),
});

export const decideApproval = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/approval`,
  access: 'staff',
  permission: 'approvals.decide',
  action: 'decide-approval',
  stepUp: true,
  idempotent: true,
  summary:
    'Approve what somebody else asked, which is then done in the same transaction, or decline it',
  input: z.object({
    language: languageSchema,
    id: reference,
    /** Of what was read. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    isApproved: z.boolean(),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  output: z.object({ state: z.enum(approvalStates) }),
});

export const withdrawApproval = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/approval/withdraw`,
  access: 'staff',
  permission: 'approvals.decide',
  action: 'withdraw-approval',
  idempotent: true,
  summary: 'Take back what one has asked oneself and nobody has decided',
  input: z.object({ language: languageSchema, id: reference }),
  output: z.object({ state: z.enum(approvalStates) }),
});
