-- Lists of an account that were renamed at the same moment could get one name: the later slot has its id behind it.
update "reorderLists" set name = substr(name, 1, 20) || ' ' || id
  where exists (
    select 1 from "reorderLists" as other
    where other."accountId" = "reorderLists"."accountId"
      and other.name = "reorderLists".name
      and other.slot < "reorderLists".slot
  );
create unique index "reorderListsByName" on "reorderLists" ("accountId", name);
-- The file of a fapiao, by its hash, for as long as it is being attached: two customers do not get it at once.
create table "fapiaoHashes" (hash text not null primary key);
