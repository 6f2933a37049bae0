-- What staff find and call a text by, where its kind has such a field.
alter table "contentVersions" add column title text generated always as (coalesce(body ->> '$.title', body ->> '$.name', body ->> '$.question', body ->> '$.brand')) virtual;
