export { listShipments } from '@uid/contract/shipments';
