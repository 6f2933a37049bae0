-- Whatever puts a variant on sale, takes it off or changes its price keeps those of its item (0140). Sold pieces do not.
create trigger "keepPricesOfAdded" after insert on variants begin
  update items set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0)
  where id = new."itemId"; end;
create trigger "keepPricesOfTaken" after delete on variants begin
  update items set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0)
  where id = old."itemId"; end;
create trigger "keepPricesOfChanged" after update of "itemId", "priceFen", "isWithdrawn" on variants
  when old."itemId" is not new."itemId" or old."priceFen" is not new."priceFen"
    or old."isWithdrawn" is not new."isWithdrawn" begin
  update items set ("fromFen", "priceBands") =
    (select min("priceFen"), sum(distinct
      case when "priceFen" < 50000 then 1 when "priceFen" < 500000 then 2 when "priceFen" < 5000000 then 4 else 8 end)
    from variants where "itemId" = items.id and "isWithdrawn" = 0)
  where id in (old."itemId", new."itemId"); end;
-- Prices are asked for by whoever shows them (0139): what is kept of them is no change of what is said of an item.
drop trigger "countItemChanged";
create trigger "countItemChanged" after update on items
  when old."fromFen" is new."fromFen" and old."priceBands" is new."priceBands"
  begin update "siteChanges" set version = version + 1; end;
