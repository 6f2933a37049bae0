-- Named lists of items that an account orders again. Of an account, whoever acts for it: nothing says who kept one.
create table "reorderLists" (
  id text not null primary key,
  "accountId" text not null,
  slot integer not null check (slot between 1 and 20),
  name text not null,
  revision integer not null,
  "changedAt" bigint not null,
  unique ("accountId", slot)
);
create table "reorderListLines" (
  "listId" text not null references "reorderLists" (id),
  position integer not null,
  sku text not null,
  quantity integer not null,
  -- What a piece cost when the line was kept.
  "priceFen" integer not null,
  primary key ("listId", position)
);
