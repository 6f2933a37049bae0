-- Electronic fapiao (电子发票) of paid orders, as the tax system issued them: each a file for the buyer.
create table "fapiaoFiles" (
  id text not null primary key,
  "orderId" text not null references orders (id),
  -- 8 or 20 digits: a PDF and an OFD of one fapiao have the same.
  number text not null,
  type text not null,
  bytes integer not null,
  -- SHA-256 of the file, in hexadecimal.
  hash text not null,
  -- Base64.
  content text not null,
  "attachedAt" bigint not null,
  -- Who of the staff did.
  "attachedBy" text not null,
  unique ("orderId", number, type)
);
create index "fapiaoFilesByHash" on "fapiaoFiles" (hash);

-- A fapiao was asked for and has not been attached. Of orders from before nobody noted whether one was issued.
alter table orders add column "fapiaoDue" integer not null default 0;
create index "ordersAwaitingFapiao" on orders (id)
  where "fapiaoDue" = 1 and state in ('paid', 'shipped', 'delivered', 'completed');
