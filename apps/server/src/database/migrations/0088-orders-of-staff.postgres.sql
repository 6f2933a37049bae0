-- Telephone numbers are compared without what people put between the digits.
create index "ordersByRecipient" on orders ((address::json ->> 'recipient'), id) where address is not null;
create index "ordersByPhone" on orders (replace(replace(replace(address::json ->> 'phone', ' ', ''), '-', ''), '+', ''), id) where address is not null;
