-- Of a customer whom staff have shut out; null: they may log in.
alter table accounts add column "disabledAt" bigint;
create index "mobileNumbersByNumber" on "mobileNumbers" (number);

-- What staff asked for on behalf of a customer: an export, which only the customer can fetch, and an erasure, which waits.
create table "accountRequests" (
  "accountId" text not null references accounts (id),
  kind text not null,
  "askedAt" bigint not null,
  -- When an erasure is done unless it is taken back; null for an export.
  "dueAt" bigint,
  primary key ("accountId", kind)
);
create index "dueAccountRequests" on "accountRequests" ("dueAt") where "dueAt" is not null;
