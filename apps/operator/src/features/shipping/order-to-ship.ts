import type { OutputOf } from '@uid/contract/endpoint';
import type { listOrdersToShip } from '@uid/contract/shipments';

type Listed = OutputOf<typeof listOrdersToShip>;

/** An order as the list returns it, with the goods that have not been sent. */
export type OrderToShip = Listed['orders'][number];

/** A carrier for parcels. */
export type Carrier = Listed['carriers'][number];
