-- Which pictures the page of an item shows is a change of the site, too.
create trigger "countItemPictureAdded" after insert on "itemPictures" begin update "siteChanges" set version = version + 1; end;
create trigger "countItemPictureTaken" after delete on "itemPictures" begin update "siteChanges" set version = version + 1; end;
