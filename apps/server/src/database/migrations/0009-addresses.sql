-- Delivery addresses an account keeps. The slot bounds their number: two at once cannot both take the last one.
-- The default is the one preferred last, else the oldest: nothing to keep unique.
create table addresses (
  id text not null primary key,
  "accountId" text not null,
  slot integer not null check (slot between 1 and 20),
  recipient text not null,
  phone text not null,
  province text not null,
  city text not null,
  district text not null,
  street text not null,
  "preferredAt" bigint not null default 0,
  unique ("accountId", slot)
);

-- Lines set aside in the cart: seen, not ordered, not counted.
alter table "cartLines" add column "isSaved" integer not null default 0;

-- A lower price from so many pieces on.
create table "tierPrices" (
  sku text not null references variants (sku),
  "fromQuantity" integer not null check ("fromQuantity" >= 2),
  "priceFen" bigint not null check ("priceFen" > 0),
  primary key (sku, "fromQuantity")
);
