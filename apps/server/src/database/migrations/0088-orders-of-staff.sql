-- What staff write for each other about an order. It goes with the order's details.
create table "orderNotes" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  at bigint not null,
  "accountId" text not null,
  text text not null
);
create index "orderNotesByOrder" on "orderNotes" ("orderId", id);

-- How staff find an order among a million. The states that most orders pass through quickly have indexes of their own.
create index "settlingOrders" on orders (state, id) where state in ('shipped', 'cancelled', 'refunding', 'refunded', 'review');
create index "orderLinesBySku" on "orderLines" (sku, "orderId");
create index "shipmentsByTrackingNo" on shipments ("trackingNo");
