-- How somebody wants to be called. Who registered before, or left it empty, has said nothing.
alter table accounts add column "displayName" text;
