-- Where an account was used is found without reading the failures between: their number must not show in time.
create index "accountEventsByKind" on "accountEvents" ("accountId", kind, address);
