import { catalogueChange, catalogueConflict } from './catalogue-change.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { orderNo } from './orders.ts';
import type { Localised } from './language.ts';
import { languageSchema } from './language-schema.ts';
import { z } from './zod.ts';

/** Every kind of request that one member of staff makes and a second one approves. */
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

/** Milliseconds within which a second person has to decide. */
export const approvalTime = 24 * 60 * 60_000;

/** One fact of the request, as the second person reads it: words or an amount of money. */
const approvalFact = z.object({
  label: z.string(),
  text: z.optional(z.string()),
  amountFen: z.optional(z.int()),
  /** The order's number, if the text is one. */
  orderNo: z.optional(orderNo),
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

const approval = z.object({
  id: z.string(),
  kind: z.enum(approvalKindNames),
  state: z.enum(approvalStates),
  /** SHA-256 of the request. A decision sends it back, so that a person can decide only what they have read. */
  hash: z.string(),
  facts: z.array(approvalFact),
  /** Number of rows in the request's table of changes, which `listApprovalChanges` returns. */
  changes: z.optional(z.int()),
  askedBy: person,
  askedAt: z.number(),
  expiresAt: z.number(),
  decidedBy: z.optional(person),
  decidedAt: z.optional(z.number()),
  reason: z.optional(z.string()),
  /** Whether the reader may decide the request (`isForMe`), or withdraw it (`isMine`). */
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

/** Maximum number of conflicts in one response. */
export const maxConflicts = 200;

/** Number of table rows on one page. */
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
    /** Number of rows on the pages before this one. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  }),
  output: z.object({
    changes: z.array(catalogueChange),
    next: z.optional(z.int()),
    /**
     * Changes that somebody has made since the request, while it is open. The request can't be approved as long as
     * there is any.
     */
    conflicts: z.array(catalogueConflict),
    /** Number of all conflicts, which may be more than `conflicts` lists. */
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
    /** The `hash` of the approval that the person has read. */
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
