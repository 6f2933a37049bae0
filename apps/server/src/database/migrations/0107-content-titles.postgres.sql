-- What staff find and call a text by, where its kind has such a field.
alter table "contentVersions" add column title text generated always as (coalesce(body::jsonb ->> 'title', body::jsonb ->> 'name', body::jsonb ->> 'question', body::jsonb ->> 'brand')) stored;
