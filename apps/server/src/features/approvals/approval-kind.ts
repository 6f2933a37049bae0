import type { ApprovalKindName } from '@uid/contract/approvals';
import type { CatalogueChange, CatalogueConflict } from '@uid/contract/catalogue-change';
import type { Language, Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { z } from '@uid/contract/zod';

import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

/**
 * One line of the request. Its value is a word that is the same in both languages, one for each, an amount of money, an
 * order, or free text, which may name anybody.
 */
export interface Fact {
  label: Localised<string>;
  value: string | Localised<string> | { fen: number } | { orderNo: string } | { written: string };
}

export interface CarryingOut {
  /** The accounts of the two persons. The act is recorded in the name of the one who asked. */
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
  /**
   * The permission needed to read the request, and the one needed to decide it, which is that of the endpoint that
   * asks.
   */
  reads: Permission;
  decides: Permission;
  /** The schema of the request. The act depends on nothing else, and the second person reads all of it. */
  schema: z.ZodMiniType<Asked>;
  describe(asked: Asked): Fact[];
  /** For a change of many variants: lists all changes, which the second person reads page by page. */
  listChanges?(asked: Asked, language: Language): CatalogueChange[];
  /** For such a change: lists the values that have changed since the request. */
  listConflicts?(
    handle: Handle,
    asked: Asked,
    by: { context: ServerContext; language: Language },
  ): Promise<CatalogueConflict[]>;
  /**
   * Carries out the act in the transaction of the decision. Throws if what it concerns has changed since the request.
   */
  carryOut(handle: Handle, asked: Asked, by: CarryingOut): Promise<ActNote>;
}

// The request is parsed by the schema of the kind that receives it.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyApprovalKind = ApprovalKind<any>;
