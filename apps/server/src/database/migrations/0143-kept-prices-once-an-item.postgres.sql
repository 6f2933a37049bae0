-- One statement may change a thousand variants of one item: its prices are kept once for it, not once a row (0141).
drop trigger "keepPricesOfAddedOrTaken" on variants;
drop trigger "keepPricesOfChanged" on variants;
drop function "keepPricesOfItem";
-- The rows of the items are held first: the statement after it then sees what another transaction has done to their
-- variants. A connection keeps the plan that it made first: of a shop that was small then, it would read all variants.
create function "keepPricesOfItems"(ids text[]) returns void language plpgsql set enable_seqscan = off as $$ begin
  perform 1 from items where id = any(ids) order by id for no key update; update items
    set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0)
    where id = any(ids); end $$;
create function "keepPricesOfAddedOrTaken"() returns trigger language plpgsql as $$ begin
  perform "keepPricesOfItems"(array(select distinct "itemId" from touched)); return null; end $$;
-- Every sale asks: it changed pieces alone, and is done.
create function "keepPricesOfChanged"() returns trigger language plpgsql as $$ declare ids text[] := array(
    select distinct id
    from was full join became using (sku), unnest(array[was."itemId", became."itemId"]) as id
    where (was."itemId", was."priceFen", was."isWithdrawn")
      is distinct from (became."itemId", became."priceFen", became."isWithdrawn")); begin
  if cardinality(ids) > 0 then perform "keepPricesOfItems"(ids); end if; return null; end $$;
create trigger "keepPricesOfAdded" after insert on variants
  referencing new table as touched for each statement execute function "keepPricesOfAddedOrTaken"();
create trigger "keepPricesOfTaken" after delete on variants
  referencing old table as touched for each statement execute function "keepPricesOfAddedOrTaken"();
create trigger "keepPricesOfChanged" after update on variants
  referencing old table as was new table as became for each statement execute function "keepPricesOfChanged"();
