-- A mailed code belongs to the browser that asked for it, so one address may have several at once; the link in the
-- same mail works anywhere. What was mailed before is asked for again: codes live for a quarter of an hour.
drop table "mailedCodes";
create table "mailedCodes" (
  id text primary key,
  email text not null,
  purpose text not null,
  "requestHash" text not null unique,
  "codeHash" text not null,
  "triesLeft" integer not null,
  "codeEndsAt" bigint not null,
  "linkHash" text not null unique,
  "expiresAt" bigint not null
);
create index "mailedCodesByAddress" on "mailedCodes" (email, purpose);
create index "mailedCodesByEnd" on "mailedCodes" ("expiresAt");
