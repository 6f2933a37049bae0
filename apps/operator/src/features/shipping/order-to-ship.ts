import type { OutputOf } from '@uid/contract/endpoint';
import type { listOrdersToShip } from '@uid/contract/shipments';

type Listed = OutputOf<typeof listOrdersToShip>;

/** An order as the list has it, with what has not left. */
export type OrderToShip = Listed['orders'][number];

/** With whom parcels may leave. */
export type Carrier = Listed['carriers'][number];
