-- Counts the changes of what the site says and sells, for every process to forget what it keeps of it: told as soon
-- as one is committed, and read by who may have missed that. Stock is not counted: whoever shows it asks for it.
create table "siteChanges" (version bigint not null);
insert into "siteChanges" (version) values (0);

create function "countSiteChange"() returns trigger language plpgsql as $$ begin update "siteChanges" set version = version + 1; perform pg_notify('site_changes', ''); return null; end $$;

create trigger "countChange" after insert or update or delete or truncate on contents
  for each statement execute function "countSiteChange"();
create trigger "countChange" after insert or update or delete or truncate on "caseProducts"
  for each statement execute function "countSiteChange"();
create trigger "countChange" after insert or update or delete or truncate on items
  for each statement execute function "countSiteChange"();
create trigger "countChange" after insert or update or delete or truncate on "tierPrices"
  for each statement execute function "countSiteChange"();
create trigger "countChange" after insert or delete or truncate or update of
    sku, "itemId", position, names, "priceFen", "leadDays", "isWithdrawn", product on variants
  for each statement execute function "countSiteChange"();
