-- Whatever puts a variant on sale, takes it off or changes its price keeps those of its item (0140). Sold pieces do not.
-- The item's row is held first: the statement after it then sees what another transaction has done to its variants.
-- A connection keeps the plan that it made first: of a shop that was small then, it would read all variants.
create function "keepPricesOfItem"() returns trigger language plpgsql set enable_seqscan = off as $$ begin
  perform 1 from items where id in (old."itemId", new."itemId") order by id for no key update; update items
    set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0)
    where id in (old."itemId", new."itemId"); return null; end $$;
create trigger "keepPricesOfAddedOrTaken" after insert or delete on variants
  for each row execute function "keepPricesOfItem"();
create trigger "keepPricesOfChanged" after update of "itemId", "priceFen", "isWithdrawn" on variants
  for each row when ((old."itemId", old."priceFen", old."isWithdrawn")
    is distinct from (new."itemId", new."priceFen", new."isWithdrawn"))
  execute function "keepPricesOfItem"();
-- A price counts as a change of the variants already (0076): what a trigger keeps of it with the item is no second one.
drop trigger "countChange" on items;
create trigger "countChange" after insert or update or delete or truncate on items
  for each statement when (pg_trigger_depth() = 0) execute function "countSiteChange"();
