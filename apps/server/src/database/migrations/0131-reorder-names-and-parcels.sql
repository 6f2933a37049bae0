-- Two who renamed lists at once gave two the same name. All but the first get their slot behind it.
update "reorderLists" set name = substr(name, 1, 54) || ' (' || slot || ')'
where exists (
  select 1 from "reorderLists" as "other"
  where "other"."accountId" = "reorderLists"."accountId"
    and "other".name = "reorderLists".name
    and "other".slot < "reorderLists".slot
);
create unique index "reorderListsByName" on "reorderLists" ("accountId", name);

-- Staff choose among the parcels that have not arrived.
create index "shipmentsOnTheWay" on shipments (id) where state <> 'delivered';
