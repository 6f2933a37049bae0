-- What is on sale, and what it is called, is said in the search, too. PostgreSQL counts these changes since 0076; prices
-- and stock are asked for by whoever shows them.
create trigger "countVariantAdded" after insert on "variants" begin update "siteChanges" set version = version + 1; end;
create trigger "countVariantTaken" after delete on "variants" begin update "siteChanges" set version = version + 1; end;
create trigger "countVariantChanged" after update of "itemId", "position", "names", "product", "isWithdrawn" on "variants"
  when old."isWithdrawn" is not new."isWithdrawn" or old."names" is not new."names" or old."itemId" is not new."itemId"
    or old."position" is not new."position" or old."product" is not new."product"
  begin update "siteChanges" set version = version + 1; end;
