-- Pages say what a picture is and where its files are.
create trigger "countPictureChanged" after update on pictures begin update "siteChanges" set version = version + 1; end;
create trigger "countPictureTaken" after delete on pictures begin update "siteChanges" set version = version + 1; end;
