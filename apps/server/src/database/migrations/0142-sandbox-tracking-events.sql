-- What a carrier says of a parcel is a tracking event everywhere else, too.
alter table "sandboxParcelNews" rename to "sandboxTrackingEvents";
drop index "sandboxParcelNewsDue";
drop index "sandboxParcelNewsByParcel";
create index "sandboxTrackingEventsDue" on "sandboxTrackingEvents" ("dueAt") where "dueAt" is not null;
create index "sandboxTrackingEventsByParcel" on "sandboxTrackingEvents" ("trackingNo", at);
update jobs set name = 'deliver-sandbox-tracking-events' where name = 'deliver-sandbox-news';
update "jobRuns" set name = 'deliver-sandbox-tracking-events' where name = 'deliver-sandbox-news';
