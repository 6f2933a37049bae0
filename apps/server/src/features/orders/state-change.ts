import type { OrderState } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import type { OrderActor } from '../../database/commerce-tables.ts';
import type { EventReason } from './event-reasons.ts';

/** What becomes of an order, through whom and why: a line of its history. */
export interface StateChange {
  to: OrderState;
  by: OrderActor;
  reason: EventReason;
  /** Which person, where it is one. */
  accountId?: string;
  context: Pick<ServerContext, 'now' | 'newId' | 'publish'>;
}
