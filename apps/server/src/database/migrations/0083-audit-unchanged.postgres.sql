-- Entries stay as they were written.
create function "refuseAuditChange"() returns trigger language plpgsql as $$ begin raise exception 'audit entries stay as they were written'; end $$;

create trigger "auditEntriesUnchanged" before update or delete on "auditEntries"
  for each row execute function "refuseAuditChange"();
create trigger "auditEntriesKept" before truncate on "auditEntries"
  for each statement execute function "refuseAuditChange"();
