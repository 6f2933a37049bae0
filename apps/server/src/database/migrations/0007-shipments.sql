-- Parcels. In our books before the carrier hears of them: "trackingNo" is null until it has answered.
create table shipments (
  id text not null primary key,
  "orderId" text not null references orders (id),
  carrier text not null,
  "trackingNo" text,
  state text not null,
  "createdAt" bigint not null,
  "shippedAt" bigint,
  "deliveredAt" bigint,
  polls integer not null default 0,
  -- When to ask the carrier next, for a number or for news; null when nothing is awaited from it.
  "nextPollAt" bigint,
  unique (carrier, "trackingNo")
);
create index "shipmentsByOrder" on shipments ("orderId", id);
create index "shipmentsByPoll" on shipments ("nextPollAt") where "nextPollAt" is not null;

create table "shipmentLines" (
  "shipmentId" text not null references shipments (id),
  sku text not null,
  quantity integer not null check (quantity > 0),
  primary key ("shipmentId", sku)
);

-- News of a parcel, each once, whoever brought it. Texts are JSON by language.
create table "parcelEvents" (
  "shipmentId" text not null references shipments (id),
  "eventId" text not null,
  at bigint not null,
  state text not null,
  places text not null,
  texts text not null,
  primary key ("shipmentId", "eventId")
);

-- What carriers sent: stored before it is answered, applied once.
create table "carrierReports" (
  id text not null primary key,
  carrier text not null,
  "eventId" text not null,
  body text not null,
  report text not null,
  "receivedAt" bigint not null,
  "appliedAt" bigint,
  unique (carrier, "eventId")
);
create index "reportsToApply" on "carrierReports" ("receivedAt") where "appliedAt" is null;

-- One row a piece of a licence line.
create table "licenceKeys" (
  "orderId" text not null references orders (id),
  sku text not null,
  piece integer not null check (piece > 0),
  "licenceKey" text not null unique,
  "issuedAt" bigint not null,
  primary key ("orderId", sku, piece)
);

create index "paidOrders" on orders (id) where state = 'paid';
create index "deliveredOrders" on orders (id) where state = 'delivered';

-- The stand-in carrier's own books.
create table "sandboxCarrierAccounts" (
  id text not null primary key,
  "appId" text not null,
  secret text not null
);

create table "sandboxParcels" (
  "trackingNo" text not null primary key,
  reference text not null unique,
  province text not null,
  city text not null,
  district text not null,
  -- The station it reached last; -1 while it is only announced.
  station integer not null,
  "isLost" integer not null default 0,
  "createdAt" bigint not null,
  -- When it moves on by itself; null when it does not any more.
  "nextMoveAt" bigint
);
create index "sandboxParcelsByMove" on "sandboxParcels" ("nextMoveAt") where "nextMoveAt" is not null;
create index "sandboxParcelsByTime" on "sandboxParcels" ("createdAt");

create table "sandboxParcelNews" (
  id text not null primary key,
  "trackingNo" text not null references "sandboxParcels" ("trackingNo"),
  at bigint not null,
  body text not null,
  tries integer not null default 0,
  -- Null once it arrived or was given up.
  "dueAt" bigint,
  -- How often it is still to be sent after it arrived, as real carriers do.
  repeats integer not null default 0
);
create index "sandboxParcelNewsDue" on "sandboxParcelNews" ("dueAt") where "dueAt" is not null;
create index "sandboxParcelNewsByParcel" on "sandboxParcelNews" ("trackingNo", at);
