-- Staff run the catalogue. A save names the revision it read; what is withdrawn for good says since when.
alter table variants add column revision bigint not null default 0;
alter table variants add column "lowStock" bigint not null default 5;
alter table variants add column "withdrawnAt" bigint;

-- Who moved stock by hand, and why.
alter table "stockMovements" add column "accountId" text;
alter table "stockMovements" add column note text;

-- Why prices are what they are: of each variant, and of each of its steps of quantity, one change is in force.
create table "priceChanges" (
  id text not null primary key,
  sku text not null references variants (sku),
  "fromQuantity" integer not null,
  "oldFen" bigint,
  "newFen" bigint not null check ("newFen" > 0),
  "startsAt" bigint not null,
  "endedAt" bigint,
  "askedAt" bigint not null,
  "accountId" text,
  state text not null
);
create unique index "pricesInForce" on "priceChanges" (sku, "fromQuantity") where state = 'in-force';
create index "priceChangesBySku" on "priceChanges" (sku, id);
create index "plannedPriceChanges" on "priceChanges" ("startsAt", id) where state = 'planned';

-- What is sold now began before anybody wrote it down.
insert into "priceChanges" (id, sku, "fromQuantity", "newFen", "startsAt", "askedAt", state)
select 'initial-1-' || sku, sku, 1, "priceFen", 0, 0, 'in-force' from variants;
insert into "priceChanges" (id, sku, "fromQuantity", "newFen", "startsAt", "askedAt", state)
select 'initial-' || "fromQuantity" || '-' || sku, sku, "fromQuantity", "priceFen", 0, 0, 'in-force' from "tierPrices";
