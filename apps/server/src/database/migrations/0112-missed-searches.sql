-- What was searched for and is nowhere: how often in a day, and what was shown instead. Nothing of who searched.
create table "missedSearches" (
  language text not null check (language in ('zh', 'en')),
  q text not null,
  day text not null,
  shown text not null,
  count bigint not null check (count > 0),
  primary key (day, language, q)
);
