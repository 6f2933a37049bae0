-- Pages list what can be downloaded.
create trigger "countChange" after insert or update or delete or truncate on documents
  for each statement execute function "countSiteChange"();
