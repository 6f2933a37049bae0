-- Counts the changes of what the site says and sells, for the process to forget what it keeps of it (0076).
create table "siteChanges" (version integer not null);
insert into "siteChanges" (version) values (0);
create trigger "countContentAdded" after insert on contents begin update "siteChanges" set version = version + 1; end;
create trigger "countContentChanged" after update on contents begin update "siteChanges" set version = version + 1; end;
create trigger "countContentTaken" after delete on contents begin update "siteChanges" set version = version + 1; end;
create trigger "countItemAdded" after insert on items begin update "siteChanges" set version = version + 1; end;
create trigger "countItemChanged" after update on items begin update "siteChanges" set version = version + 1; end;
create trigger "countItemTaken" after delete on items begin update "siteChanges" set version = version + 1; end;
