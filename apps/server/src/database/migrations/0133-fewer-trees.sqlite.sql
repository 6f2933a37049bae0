-- What is only read by its order is found by one index instead of two. SQLite keeps rows and each index in a tree of its
-- own, and every purchase writes to each: without a rowid the rows stand in their key's.
create table "orderEventsAnew" (
  id text not null,
  "orderId" text not null references orders (id),
  at bigint not null,
  state text not null,
  "changedBy" text not null,
  reason text not null,
  "accountId" text,
  primary key ("orderId", id)
) without rowid;
insert into "orderEventsAnew" select id, "orderId", at, state, "changedBy", reason, "accountId" from "orderEvents";
drop table "orderEvents";
alter table "orderEventsAnew" rename to "orderEvents";

create table "ledgerEntriesAnew" (
  id text not null,
  "orderId" text not null references orders (id),
  account text not null,
  "amountFen" bigint not null check ("amountFen" <> 0),
  movement text not null,
  "movementId" text not null,
  at bigint not null,
  primary key ("orderId", id),
  unique ("movementId", movement, account)
) without rowid;
insert into "ledgerEntriesAnew" select id, "orderId", account, "amountFen", movement, "movementId", at from "ledgerEntries";
drop table "ledgerEntries";
alter table "ledgerEntriesAnew" rename to "ledgerEntries";
create index "movementsByTime" on "ledgerEntries" (at, movement, "amountFen", "orderId") where account = 'provider';
