import type { ApprovalKindName } from '@uid/contract/approvals';
import type { CatalogueChange, CatalogueConflict } from '@uid/contract/catalogue-change';
import type { Language, Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { z } from '@uid/contract/zod';

import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

/**
 * One line of what was asked: a word that is the same in both languages, one for each, an amount of money, an order, or
 * what somebody wrote, which may name anybody.
 */
export interface Fact {
  label: Localised<string>;
  value: string | Localised<string> | { fen: number } | { orderNo: string } | { written: string };
}

export interface CarryingOut {
  /** Accounts of the two. What is done is done in the name of whoever asked. */
  askedBy: string;
  decidedBy: string;
  context: ServerContext;
}

/**
 * Something that needs two persons. To add a kind: its name and words in `approvalKinds` of the contract; a module like
 * `refunds/refund-approval.ts` in the feature that does it; its line in `approval-kinds.ts`. The endpoint that asks
 * has `stepUp: true`, names the `waitsFor` of the contract in its output, and calls `askApproval` inside its `act`
 * instead of doing what it was asked.
 */
export interface ApprovalKind<Asked> {
  name: ApprovalKindName;
  /** What reading about it takes, and what deciding it takes: the permission of the endpoint that asks. */
  reads: Permission;
  decides: Permission;
  /** Everything that is done follows from this alone, and the second person reads all of it. */
  schema: z.ZodMiniType<Asked>;
  describe(asked: Asked): Fact[];
  /** Where it is a change of many variants: all that changes, which the second person reads page by page. */
  listChanges?(asked: Asked, language: Language): CatalogueChange[];
  /** Of such a change: what is not there any more as it was when it was asked. */
  listConflicts?(
    handle: Handle,
    asked: Asked,
    by: { context: ServerContext; language: Language },
  ): Promise<CatalogueConflict[]>;
  /** Does it, in the transaction of the decision. What is no longer as it was asked is refused with an error. */
  carryOut(handle: Handle, asked: Asked, by: CarryingOut): Promise<ActNote>;
}

// What was asked comes out of the schema of the kind that it is given to.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyApprovalKind = ApprovalKind<any>;
