-- Which pictures the page of an item shows is a change of the site, too.
create trigger "countChange" after insert or delete or truncate on "itemPictures"
  for each statement execute function "countSiteChange"();
