-- Documents and apps of the download centre that staff uploaded. Their files stand in the store, named by the hash.
create table documents (
  -- What the address asks for.
  name text not null primary key,
  kind text not null,
  "documentKind" text not null,
  product text,
  "fileLanguage" text,
  "titleZh" text not null,
  "titleEn" text not null,
  -- The id of a version; 'built': what the release made; null: withdrawn, or not published yet.
  published text,
  revision integer not null
);
create table "documentVersions" (
  id text not null primary key,
  name text not null references documents (name),
  version text not null,
  -- SHA-256 of the file, in hexadecimal.
  hash text not null,
  size integer not null,
  "addedAt" bigint not null,
  -- When it was first given to readers.
  "publishedAt" bigint,
  unique (name, version),
  unique (name, hash)
);
create index "documentVersionsByHash" on "documentVersions" (hash);
