-- Fapiao details that an account keeps; an order has its own copy.
create table "invoiceTitles" (
  id text not null primary key,
  "accountId" text not null,
  slot integer not null check (slot between 1 and 20),
  invoice text not null,
  "savedAt" bigint not null,
  unique ("accountId", slot)
);
