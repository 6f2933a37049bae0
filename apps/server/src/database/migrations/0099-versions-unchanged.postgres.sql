-- Versions stay as they were written.
create function "refuseVersionChange"() returns trigger language plpgsql as $$ begin raise exception 'versions of contents stay as they were written'; end $$;

create trigger "contentVersionsUnchanged" before update or delete on "contentVersions"
  for each row execute function "refuseVersionChange"();
create trigger "contentVersionsKept" before truncate on "contentVersions"
  for each statement execute function "refuseVersionChange"();
