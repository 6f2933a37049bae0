-- Lists of the console as somebody of the staff wants to find them again.
create table "savedViews" (
  id text not null primary key,
  "accountId" text not null references accounts (id),
  -- From 1: nobody has more views than there are slots.
  slot integer not null,
  name text not null,
  path text not null,
  search text not null,
  unique ("accountId", slot),
  unique ("accountId", name)
);
