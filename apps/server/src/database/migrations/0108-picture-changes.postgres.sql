-- Pages say what a picture is and where its files are.
create trigger "countChange" after update or delete or truncate on pictures
  for each statement execute function "countSiteChange"();
