-- An insert with `or replace` deletes what is in its way, by number or by row id, without firing "auditEntriesKept".
create trigger "auditEntriesAdded" before insert on "auditEntries" when exists (select 1 from "auditEntries" where seq = new.seq or rowid = new.rowid) begin select raise(abort, 'audit entries stay as they were written'); end;
