-- Versions stay as they were written. An insert with `or replace` deletes without firing "contentVersionsKept".
create trigger "contentVersionsUnchanged" before update on "contentVersions" begin select raise(abort, 'versions of contents stay as they were written'); end;
create trigger "contentVersionsKept" before delete on "contentVersions" begin select raise(abort, 'versions of contents stay as they were written'); end;
create trigger "contentVersionsAdded" before insert on "contentVersions" when exists (select 1 from "contentVersions" where (kind = new.kind and id = new.id and part = new.part and number = new.number) or rowid = new.rowid) begin select raise(abort, 'versions of contents stay as they were written'); end;
