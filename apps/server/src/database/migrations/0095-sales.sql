-- What was sold on each day by the shop's clock, summed by the clock from the ledger, which does not change.
create table "salesDays" (
  day text not null primary key,
  "receivedFen" bigint not null,
  "refundedFen" bigint not null,
  "placedOrders" integer not null,
  "paidOrders" integer not null,
  -- Carts with goods that were last touched on that day, and left.
  carts integer not null default 0,
  "summedAt" bigint not null
);

-- Each movement of money once, with all that a day's sum needs.
create index "movementsByTime" on "ledgerEntries" (at, movement, "amountFen", "orderId") where account = 'provider';
create index "ordersByTime" on orders ("placedAt");
