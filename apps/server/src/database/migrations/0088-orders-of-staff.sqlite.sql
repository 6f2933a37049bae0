-- Telephone numbers are compared without what people put between the digits.
create index "ordersByRecipient" on orders (json_extract(address, '$.recipient'), id) where address is not null;
create index "ordersByPhone" on orders (replace(replace(replace(json_extract(address, '$.phone'), ' ', ''), '-', ''), '+', ''), id) where address is not null;
