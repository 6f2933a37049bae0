-- What the mall sorts and filters by, kept with the item: the lowest price of what is on sale of it, and the bands in
-- which something on sale is, a bit each in the order of the contract's list. Null: nothing of it is on sale.
alter table items add column "fromFen" bigint;
alter table items add column "priceBands" integer;
update items set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0);
-- A list walks one of these, and begins in its band. What else it is filtered by stands in the index.
drop index "itemsByPlace";
drop index "itemsByProduct";
drop index "variantsByPrice";
create index "itemsByPlace" on items
  (position, id, "fromFen", "priceBands", "productGroup", delivery, "formFactor", product) where "fromFen" is not null;
create index "itemsByPrice" on items
  ("fromFen", id, "priceBands", "productGroup", delivery, "formFactor", product) where "fromFen" is not null;
create index "itemsUnder500" on items
  ("fromFen", id, "priceBands", "productGroup", delivery, "formFactor", product) where ("priceBands" & 1) <> 0;
create index "itemsOf500To5000" on items
  ("fromFen", id, "priceBands", "productGroup", delivery, "formFactor", product) where ("priceBands" & 2) <> 0;
create index "itemsOf5000To50000" on items
  ("fromFen", id, "priceBands", "productGroup", delivery, "formFactor", product) where ("priceBands" & 4) <> 0;
create index "itemsOver50000" on items
  ("fromFen", id, "priceBands", "productGroup", delivery, "formFactor", product) where ("priceBands" & 8) <> 0;
create index "itemsByProduct" on items
  (product, position, id, "fromFen", "priceBands", "productGroup", delivery, "formFactor") where "fromFen" is not null;
create index "itemsByProductAndPrice" on items
  (product, "fromFen", id, "priceBands", "productGroup", delivery, "formFactor") where "fromFen" is not null;
