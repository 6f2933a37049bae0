-- Entries stay as they were written. Nothing else in the schema is held by triggers.
create trigger "auditEntriesUnchanged" before update on "auditEntries" begin select raise(abort, 'audit entries stay as they were written'); end;
create trigger "auditEntriesKept" before delete on "auditEntries" begin select raise(abort, 'audit entries stay as they were written'); end;
