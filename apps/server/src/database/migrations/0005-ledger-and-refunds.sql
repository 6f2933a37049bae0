-- Double entries: of each movement of money one line per account, adding up to zero.
create table "ledgerEntries" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  account text not null,
  "amountFen" bigint not null check ("amountFen" <> 0),
  movement text not null,
  -- The attempt that was captured, or the refund that was confirmed: each is entered once.
  "movementId" text not null,
  at bigint not null,
  unique ("movementId", movement, account)
);
create index "ledgerEntriesByOrder" on "ledgerEntries" ("orderId", id);

create table "refundRequests" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  "accountId" text not null,
  state text not null,
  reason text not null,
  note text,
  "amountFen" bigint not null check ("amountFen" > 0),
  -- JSON of SKU and quantity; empty for an amount or the whole order.
  pieces text not null,
  "requestedAt" bigint not null,
  "decidedAt" bigint,
  "decidedBy" text,
  answer text,
  -- The refund an approved request became.
  "refundId" text
);
create unique index "oneOpenRefundRequest" on "refundRequests" ("orderId") where state = 'open';
create index "refundRequestsByOrder" on "refundRequests" ("orderId", id);
create index "openRefundRequests" on "refundRequests" (id) where state = 'open';
create index "refundRequestsByRefund" on "refundRequests" ("refundId") where "refundId" is not null;
