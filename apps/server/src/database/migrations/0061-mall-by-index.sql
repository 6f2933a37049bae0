-- The mall is filtered and sorted by index. A variant knows its item's product: the lowest price of a product is one entry.
alter table variants add column product text;
update variants set product = (select items.product from items where items.id = variants."itemId");
drop index "itemsByPosition";
create index "itemsByPlace" on items (position, id, "productGroup", delivery, "formFactor", product);
create index "itemsByProduct" on items (product, position, id);
create index "variantsOnSale" on variants ("itemId", "priceFen", sku) where "isWithdrawn" = 0;
create index "variantsByPrice" on variants ("priceFen", sku) where "isWithdrawn" = 0;
create index "variantsByProduct" on variants (product, "priceFen") where "isWithdrawn" = 0;
