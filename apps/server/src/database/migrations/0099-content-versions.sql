-- What of the contents was written when, and which of it is on the site. `contents` is what readers get of it.
create table "contentVersions" (
  kind text not null,
  id text not null,
  part text not null,
  number integer not null,
  -- JSON of the part's schema; of a draft, as far as it is written.
  body text not null,
  "schemaVersion" integer not null,
  -- code, staff or restore; of a release nobody is the author.
  origin text not null,
  "authorId" text,
  at bigint not null,
  primary key (kind, id, part, number)
);
create table "contentHeads" (
  kind text not null,
  id text not null,
  part text not null,
  -- Numbers of versions. `base` is the default that the published one goes back to, `offered` a later one that waits.
  latest integer not null,
  draft integer,
  published integer,
  base integer,
  offered integer,
  -- SHA-256 of the default that was seen last.
  "defaultHash" text,
  revision integer not null,
  position integer not null,
  "archivedAt" bigint,
  primary key (kind, id, part)
);
-- Of the defaults that were merged last.
create table "contentDefaults" (number integer not null);
insert into "contentDefaults" (number) values (0);
-- Published, and dated later.
create table "contentsToCome" (
  kind text not null,
  id text not null,
  at bigint not null,
  primary key (kind, id)
);
create index "contentsToComeByTime" on "contentsToCome" (at);
