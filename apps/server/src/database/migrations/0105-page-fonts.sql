-- Chinese fonts that were cut for what pages say since the build, by page and by the build whose fonts they complete.
create table "pageFonts" (
  build text not null,
  address text not null,
  -- JSON: rules, first files and characters.
  page text not null,
  "cutAt" bigint not null,
  primary key (build, address)
);
create table "pageFontFiles" (
  name text not null primary key,
  -- WOFF2 as Base64.
  bytes text not null,
  "cutAt" bigint not null
);
