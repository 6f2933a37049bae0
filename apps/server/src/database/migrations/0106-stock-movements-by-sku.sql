-- Staff see the newest movements of each variant. Without it the rare ones were looked for among all that was ever sold.
create index "stockMovementsBySku" on "stockMovements" (sku, id);
