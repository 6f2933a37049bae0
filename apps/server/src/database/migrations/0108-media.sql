-- The pictures that staff uploaded. Their files stand in the store, named by the hash.
create table pictures (
  id text not null primary key,
  hash text not null unique,
  name text not null,
  width integer not null,
  height integer not null,
  -- JSON: the widths of its files.
  widths text not null,
  "altZh" text not null,
  "altEn" text not null,
  "focusX" integer not null,
  "focusY" integer not null,
  revision integer not null,
  "addedAt" bigint not null
);
