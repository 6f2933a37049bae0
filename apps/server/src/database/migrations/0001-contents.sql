-- The company's words: one row a product, solution, article, case, question or page.
create table contents (
  kind text not null,
  id text not null,
  position integer not null,
  "publishedOn" text,
  body text not null,
  primary key (kind, id)
);
create index "contentsByPosition" on contents (kind, position, id);
create index "contentsByDate" on contents (kind, "publishedOn", id);
