-- What the company offers to somebody at a price of its own, and the order that became of it.
create table quotes (
  id text not null primary key,
  no text not null unique,
  -- draft, sent, accepted, expired or withdrawn. A sent one is over from "expiresAt" on, whoever has written that down.
  state text not null,
  -- Rises with every change, so that two of the staff never overwrite each other.
  revision integer not null,
  -- Whose account may accept it.
  email text not null,
  buyer text not null,
  language text not null,
  note text not null,
  "deliveryFen" bigint not null,
  "totalFen" bigint not null,
  "validOn" text not null,
  "expiresAt" bigint not null,
  "enquiryNo" text,
  -- Somebody of the staff.
  "createdBy" text not null,
  "createdAt" bigint not null,
  "sentAt" bigint,
  "endedAt" bigint,
  "orderNo" text,
  "erasedAt" bigint
);
create index "quotesByState" on quotes (state, id);
create index "quotesByEmail" on quotes (email, id);
create index "quotesByEnquiry" on quotes ("enquiryNo", id) where "enquiryNo" is not null;
create index "quotesToExpire" on quotes ("expiresAt") where state = 'sent';
create index "quotesToErase" on quotes ("createdAt") where "erasedAt" is null;

-- Copies of what is offered, as orders have them: an order is made of them.
create table "quoteLines" (
  "quoteId" text not null references quotes (id),
  position integer not null,
  sku text not null,
  "itemId" text not null,
  names text not null,
  "variantNames" text not null,
  units text not null,
  drawing text not null,
  delivery text not null,
  quantity integer not null,
  "priceFen" bigint not null,
  "lineFen" bigint not null,
  "leadDays" integer not null,
  primary key ("quoteId", position)
);

-- Of which quote an order was made. A quote becomes one order at most.
alter table orders add column "quoteNo" text;
create unique index "ordersByQuote" on orders ("quoteNo") where "quoteNo" is not null;
