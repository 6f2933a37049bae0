-- Pages list what can be downloaded.
create trigger "countDocumentAdded" after insert on documents begin update "siteChanges" set version = version + 1; end;
create trigger "countDocumentChanged" after update on documents begin update "siteChanges" set version = version + 1; end;
create trigger "countDocumentTaken" after delete on documents begin update "siteChanges" set version = version + 1; end;
