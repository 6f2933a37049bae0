import type { OrderState } from '@uid/contract/orders';

import type { ServerContext } from '../../context.ts';
import type { OrderActor } from '../../database/commerce-tables.ts';
import type { EventReason } from './event-reasons.ts';

/** The new state of an order, who changes it and why: an entry in its history. */
export interface StateChange {
  to: OrderState;
  by: OrderActor;
  reason: EventReason;
  /** Account of the person who changes the state, if a person does. */
  accountId?: string;
  context: Pick<ServerContext, 'now' | 'newId' | 'publish'>;
}
