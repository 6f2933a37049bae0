insert into "accounts" ("id", "email", "passwordHash", "passwordVersion", "passwordChangedAt", "passwordExpiresAt", "createdAt", "lastLoginAt", "role", "isPasswordShort") values
('01a2053b-f79f-7313-b46a-16f5943047f6', 'customer@example.com', '$argon2id$v=19$m=19456,t=2,p=1$f5lMLu7kHfbVeGDNxt6mtw$1UZ9k9A4zWWUM459TDZ37hL/l6mAHFO/9p618x9woug', 1, 1767600000000, null, 1767600000000, 1767600000000, 'buyer', 0);
insert into "sessions" ("id", "tokenHash", "accountId", "createdAt", "lastSeenAt", "expiresAt", "address", "agent", "steppedUpAt") values
('01a2053b-f79f-7313-b46a-199a9616803d', 'OE44nxmiYrGxJ9JeY_2gOOjakMjMLyJsmbsLHmt93Ls', '01a2053b-f79f-7313-b46a-16f5943047f6', 1767600000000, 1767600400000, 1767643200000, '127.0.0.1', 'lightMyRequest', 1767600000000);
insert into "accountEvents" ("id", "accountId", "kind", "occurredAt", "address", "agent") values
('01a2053b-f79f-7313-b46a-1fbd3c71f6ca', '01a2053b-f79f-7313-b46a-16f5943047f6', 'registered', 1767600000000, '127.0.0.1', 'lightMyRequest');
insert into "mails" ("id", "uniqueKey", "recipient", "subject", "text", "state", "attempts", "createdAt", "nextAttemptAt", "expiresAt", "settledAt", "html") values
('01a2053b-f78b-7501-8271-a2c6f5f32206', null, 'customer@example.com', 'Your UID Security registration code', 'Hello,

enter this code to create your UID Security account:

543635

It works once, for 15 minutes. We never ask for it, so please tell nobody.
If you did not ask for an account, you can ignore this mail.

UID Security
', 'waiting', 0, 1767600000000, 1767600000000, 1767600900000, null, null),
('01a2053b-f7eb-769c-9ce4-fda87f7a2278', 'notice:01a2053b-f7a6-756e-8b26-ca21d579bad0', 'customer@example.com', 'UID Security · Order placed · 26010508W3V3JWECSER9', 'Hello,

We have your order 26010508W3V3JWECSER9 and hold the goods for you. Please pay CN¥776.00 by Jan 5, 4:31 PM (Beijing time).

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600130000, 1767600130000, 1767859260000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order placed</title></head><body><p>Hello,</p><p>We have your order 26010508W3V3JWECSER9 and hold the goods for you. Please pay CN¥776.00 by Jan 5, 4:31 PM (Beijing time).</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>'),
('01a2053b-f7ec-7203-ab9d-d75437f0d2be', 'notice:01a2053b-f7a7-75a0-b2f8-64aea9198046', 'customer@example.com', 'UID Security · Order cancelled · 26010508W3V3JWECSER9', 'Hello,

Order 26010508W3V3JWECSER9 was cancelled as you asked. Nothing was charged.

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600130000, 1767600130000, 1767859260000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order cancelled</title></head><body><p>Hello,</p><p>Order 26010508W3V3JWECSER9 was cancelled as you asked. Nothing was charged.</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>'),
('01a2053b-f7ec-7203-ab9d-d994086e5477', 'notice:01a2053b-f7ae-759a-855a-3ca0965a67b8', 'customer@example.com', 'UID Security · Order placed · 260105S7QVZZHD4DWPV6', 'Hello,

We have your order 260105S7QVZZHD4DWPV6 and hold the goods for you. Please pay CN¥80.00 by Jan 5, 4:32 PM (Beijing time).

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600130000, 1767600130000, 1767859320000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order placed</title></head><body><p>Hello,</p><p>We have your order 260105S7QVZZHD4DWPV6 and hold the goods for you. Please pay CN¥80.00 by Jan 5, 4:32 PM (Beijing time).</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>'),
('01a2053b-f7ec-7203-ab9d-ddcc6a1b5a54', 'notice:01a2053b-f7be-76c7-9aa9-eb242696d952', 'customer@example.com', 'UID Security · Payment received · 260105S7QVZZHD4DWPV6', 'Hello,

Your payment for order 260105S7QVZZHD4DWPV6 has arrived and we are getting it ready. The receipt is on the order’s page.

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600130000, 1767600130000, 1767859320000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment received</title></head><body><p>Hello,</p><p>Your payment for order 260105S7QVZZHD4DWPV6 has arrived and we are getting it ready. The receipt is on the order’s page.</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>'),
('01a2053b-f7ee-7414-b821-963dfdd202d1', 'notice:01a2053b-f7d2-7432-9da7-27d3afeac61b', 'customer@example.com', 'UID Security · Order shipped · 260105S7QVZZHD4DWPV6', 'Hello,

Everything in order 260105S7QVZZHD4DWPV6 has left: Sandbox Express SB9092052117777. You can follow it on the order’s page.

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600130000, 1767600130000, 1767859320000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order shipped</title></head><body><p>Hello,</p><p>Everything in order 260105S7QVZZHD4DWPV6 has left: Sandbox Express SB9092052117777. You can follow it on the order’s page.</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>'),
('01a2053b-f855-74ec-9e4a-f9a445f5f22d', 'notice:01a2053b-f847-7196-9e22-92166258e0b4', 'customer@example.com', 'UID Security · Order delivered · 260105S7QVZZHD4DWPV6', 'Hello,

Order 260105S7QVZZHD4DWPV6 has been delivered. Please confirm the receipt on its page; after 7 days it counts as confirmed.

UID Security

This mail was sent automatically; please do not reply to it.
', 'waiting', 0, 1767600220000, 1767600220000, 1767859420000, null, '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order delivered</title></head><body><p>Hello,</p><p>Order 260105S7QVZZHD4DWPV6 has been delivered. Please confirm the receipt on its page; after 7 days it counts as confirmed.</p><p>UID Security<br><small>This mail was sent automatically; please do not reply to it.</small></p></body></html>');
insert into "items" ("id", "product", "productGroup", "drawing", "position", "delivery", "texts", "searchText", "formFactor") values
('card', 'safety-sim-card', 'card', 'sim', 1, 'shipped', '{"zh":{"name":"卡","summary":"一张卡","unit":"张","includes":["卡片","信封"]},"en":{"name":"Card","summary":"One card","unit":"card","includes":["Card","Envelope"]}}', '卡
一张卡
card
one card
card-a
甲
a
card-b
乙
b
card-c
丙
c
safety-sim-card
安全卡
safety sim', 'software'),
('licence', 'sdp', 'software', 'data-centre', 2, 'licence', '{"zh":{"name":"许可","summary":"一年许可","unit":"年","includes":["软件","更新"]},"en":{"name":"Licence","summary":"For a year","unit":"year","includes":["Software","Updates"]}}', '许可
一年许可
licence
for a year
licence
标准
standard
sdp
边界
sdp', 'software');
insert into "variants" ("sku", "itemId", "position", "names", "priceFen", "stock", "leadDays", "isWithdrawn") values
('CARD-A', 'card', 0, '{"zh":"甲","en":"A"}', 6800, 995, 2, 0),
('CARD-B', 'card', 1, '{"zh":"乙","en":"B"}', 38800, 4, 5, 0),
('CARD-C', 'card', 2, '{"zh":"丙","en":"C"}', 9900, 0, 9, 0),
('LICENCE', 'licence', 0, '{"zh":"标准","en":"Standard"}', 980000, 97, 0, 0);
insert into "stockMovements" ("id", "sku", "quantity", "reason", "orderId", "createdAt") values
('01a2053b-f787-7781-87b7-6dd1fe6adba9', 'CARD-A', 1000, 'initial', null, 1767600000000),
('01a2053b-f787-7781-87b7-73c02dfde63d', 'CARD-B', 5, 'initial', null, 1767600000000),
('01a2053b-f787-7781-87b7-760d0ad613b4', 'CARD-C', 0, 'initial', null, 1767600000000),
('01a2053b-f787-7781-87b7-7b17a34bb3ba', 'LICENCE', 99, 'initial', null, 1767600000000),
('01a2053b-f7a6-756e-8b26-ce5fe776e262', 'CARD-B', -2, 'ordered', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 1767600060000),
('01a2053b-f7a8-7565-bee7-4811a1b55fc3', 'CARD-B', 2, 'cancelled', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 1767600060000),
('01a2053b-f7ae-759a-855a-425e44f4ad0f', 'CARD-A', -1, 'ordered', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 1767600120000),
('01a2053b-f86e-7680-b8ce-7cf95a4c044f', 'LICENCE', -2, 'ordered', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 1767600280000),
('01a2053b-f883-77d9-97bc-fa9714b195ef', 'CARD-A', -3, 'ordered', '01a2053b-f881-71f8-84c7-c2114ddc0928', 1767600340000),
('01a2053b-f883-77d9-97bc-fe76d7761b32', 'CARD-B', -1, 'ordered', '01a2053b-f881-71f8-84c7-c2114ddc0928', 1767600340000),
('01a2053b-f88f-7641-9ce8-48f37b493d82', 'CARD-A', -1, 'ordered', '01a2053b-f88d-725d-81aa-e5818b2368c2', 1767600400000);
insert into "cartLines" ("owner", "sku", "quantity", "isSelected", "seenPriceFen", "updatedAt", "isSaved") values
('account:01a2053b-f79f-7313-b46a-16f5943047f6', 'CARD-A', 2, 1, 6800, 1767600400000, 0),
('account:01a2053b-f79f-7313-b46a-16f5943047f6', 'LICENCE', 1, 1, 980000, 1767600400000, 0),
('guest:277Leg3ZWiM2D1Rv-jiN5QwSz-KQfvf-8aa07fMAo8c', 'CARD-B', 1, 1, 38800, 1767600400000, 0);
insert into "orders" ("id", "no", "accountId", "state", "placedAt", "endsAt", "goodsFen", "deliveryFen", "discountFen", "taxFen", "totalFen", "includedTaxFen", "refundedFen", "address", "invoice", "note", "searchText", "changedAt") values
('01a2053b-f7a5-71c9-bde6-779d300a70d6', '26010508W3V3JWECSER9', '01a2053b-f79f-7313-b46a-16f5943047f6', 'cancelled', 1767600060000, 1767601860000, 77600, 0, 0, 0, 77600, 8927, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '26010508w3v3jwecser9
card-b
{"zh":"卡","en":"card"}
{"zh":"乙","en":"b"}', 1767600060000),
('01a2053b-f7ae-759a-855a-35ca0dedc7a8', '260105S7QVZZHD4DWPV6', '01a2053b-f79f-7313-b46a-16f5943047f6', 'delivered', 1767600120000, 1767601920000, 6800, 1200, 0, 0, 8000, 920, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '260105s7qvzzhd4dwpv6
card-a
{"zh":"卡","en":"card"}
{"zh":"甲","en":"a"}', 1767600220000),
('01a2053b-f86b-72cd-b98e-ae7bfc7440bf', '260105XEC6S4VFR04VT4', '01a2053b-f79f-7313-b46a-16f5943047f6', 'paid', 1767600280000, 1767602080000, 1960000, 0, 0, 0, 1960000, 225487, 0, null, '{"kind":"none"}', null, '260105xec6s4vfr04vt4
licence
{"zh":"许可","en":"licence"}
{"zh":"标准","en":"standard"}', 1767600280000),
('01a2053b-f881-71f8-84c7-c2114ddc0928', '26010556961HY4KBN93D', '01a2053b-f79f-7313-b46a-16f5943047f6', 'paid', 1767600340000, 1767602140000, 59200, 0, 0, 0, 59200, 6811, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '26010556961hy4kbn93d
card-a
{"zh":"卡","en":"card"}
{"zh":"甲","en":"a"}
card-b
{"zh":"卡","en":"card"}
{"zh":"乙","en":"b"}', 1767600340000),
('01a2053b-f88d-725d-81aa-e5818b2368c2', '2601057DCSMZY7JP67WN', '01a2053b-f79f-7313-b46a-16f5943047f6', 'unpaid', 1767600400000, 1767602200000, 6800, 1200, 0, 0, 8000, 920, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '2601057dcsmzy7jp67wn
card-a
{"zh":"卡","en":"card"}
{"zh":"甲","en":"a"}', 1767600400000);
insert into "orderLines" ("orderId", "position", "sku", "itemId", "names", "variantNames", "units", "drawing", "delivery", "quantity", "priceFen", "lineFen") values
('01a2053b-f7a5-71c9-bde6-779d300a70d6', 0, 'CARD-B', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"乙","en":"B"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 2, 38800, 77600),
('01a2053b-f7ae-759a-855a-35ca0dedc7a8', 0, 'CARD-A', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"甲","en":"A"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 1, 6800, 6800),
('01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 0, 'LICENCE', 'licence', '{"zh":"许可","en":"Licence"}', '{"zh":"标准","en":"Standard"}', '{"zh":"年","en":"year"}', 'data-centre', 'licence', 2, 980000, 1960000),
('01a2053b-f881-71f8-84c7-c2114ddc0928', 0, 'CARD-A', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"甲","en":"A"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 3, 6800, 20400),
('01a2053b-f881-71f8-84c7-c2114ddc0928', 1, 'CARD-B', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"乙","en":"B"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 1, 38800, 38800),
('01a2053b-f88d-725d-81aa-e5818b2368c2', 0, 'CARD-A', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"甲","en":"A"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 1, 6800, 6800);
insert into "orderEvents" ("id", "orderId", "at", "state", "changedBy", "reason", "accountId") values
('01a2053b-f7a6-756e-8b26-c4a42f8577f5', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 1767600060000, 'unpaid', 'customer', 'placed', '01a2053b-f79f-7313-b46a-16f5943047f6'),
('01a2053b-f7a7-75a0-b2f8-625fcb62623c', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 1767600060000, 'cancelled', 'customer', 'other', '01a2053b-f79f-7313-b46a-16f5943047f6'),
('01a2053b-f7ae-759a-855a-38f58ffd50ce', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 1767600120000, 'unpaid', 'customer', 'placed', '01a2053b-f79f-7313-b46a-16f5943047f6'),
('01a2053b-f7be-76c7-9aa9-e76c56f148ab', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 1767600120000, 'paid', 'provider', 'paid', null),
('01a2053b-f7d2-7432-9da7-29b1a6a49042', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 1767600120000, 'shipped', 'operator', 'goods-sent', null),
('01a2053b-f844-762b-adce-f8e531b3c537', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 1767600220000, 'delivered', 'clock', 'goods-delivered', null),
('01a2053b-f86c-73ce-9723-8ddaf38f67b2', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 1767600280000, 'unpaid', 'customer', 'placed', '01a2053b-f79f-7313-b46a-16f5943047f6'),
('01a2053b-f87b-77d0-9c33-4c6930c0ab12', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 1767600280000, 'paid', 'provider', 'paid', null),
('01a2053b-f882-7746-8028-0b1836c3cae6', '01a2053b-f881-71f8-84c7-c2114ddc0928', 1767600340000, 'unpaid', 'customer', 'placed', '01a2053b-f79f-7313-b46a-16f5943047f6'),
('01a2053b-f889-7708-b862-23c2b0de6fa8', '01a2053b-f881-71f8-84c7-c2114ddc0928', 1767600340000, 'paid', 'provider', 'paid', null),
('01a2053b-f88f-7641-9ce8-41910ab696f8', '01a2053b-f88d-725d-81aa-e5818b2368c2', 1767600400000, 'unpaid', 'customer', 'placed', '01a2053b-f79f-7313-b46a-16f5943047f6');
insert into "paymentAttempts" ("id", "orderId", "method", "state", "amountFen", "currency", "payUrl", "startedAt", "endedAt", "polls", "nextPollAt", "capturedFen", "refundedFen") values
('01a2053b-f7b0-7086-a4ee-1783a594e861', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'sandbox', 'succeeded', 8000, 'CNY', 'http://localhost:80/sandbox-pay?charge=17nI_UPVJtPHkNPI3GeoqQ', 1767600120000, 1767600120000, 0, null, 8000, 0),
('01a2053b-f86f-736d-ac82-f049f8722e16', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 'sandbox', 'succeeded', 1960000, 'CNY', 'http://localhost:80/sandbox-pay?charge=fEv8rohsHx77al1-0t__Hg', 1767600280000, 1767600280000, 0, null, 1960000, 0),
('01a2053b-f885-7319-83c0-ecb45af0a3e4', '01a2053b-f881-71f8-84c7-c2114ddc0928', 'sandbox', 'succeeded', 59200, 'CNY', 'http://localhost:80/sandbox-pay?charge=Xfie9YjiHablx-1gqExElw', 1767600340000, 1767600340000, 0, null, 59200, 0),
('01a2053b-f890-75c6-8644-420096621862', '01a2053b-f88d-725d-81aa-e5818b2368c2', 'sandbox', 'open', 8000, 'CNY', 'http://localhost:80/sandbox-pay?charge=6yYojJz-Q0ZPq846IaLD5g', 1767600400000, null, 0, 1767600415000, 0, 0);
insert into "paymentNotifications" ("id", "method", "eventId", "body", "charge", "receivedAt", "appliedAt") values
('01a2053b-f7bc-7055-862e-5eeb1b656610', 'sandbox', '01a2053b-f7b7-716a-8a0a-d48150991d19', '{"appId":"01a2053b-f7b0-7086-a4ee-1a8196ec6b4c","eventId":"01a2053b-f7b7-716a-8a0a-d48150991d19","merchantId":"uid-security","chargeId":"17nI_UPVJtPHkNPI3GeoqQ","reference":"01a2053b-f7b0-7086-a4ee-1783a594e861","amountFen":8000,"currency":"CNY","state":"succeeded","payPath":"/sandbox-pay?charge=17nI_UPVJtPHkNPI3GeoqQ"}', '{"reference":"01a2053b-f7b0-7086-a4ee-1783a594e861","amountFen":8000,"currency":"CNY","state":"succeeded","isOwnMerchant":true}', 1767600120000, 1767600120000),
('01a2053b-f87b-77d0-9c33-42b6cb129dfc', 'sandbox', '01a2053b-f879-7329-8d7e-3d3ba5f43773', '{"appId":"01a2053b-f7b0-7086-a4ee-1a8196ec6b4c","eventId":"01a2053b-f879-7329-8d7e-3d3ba5f43773","merchantId":"uid-security","chargeId":"fEv8rohsHx77al1-0t__Hg","reference":"01a2053b-f86f-736d-ac82-f049f8722e16","amountFen":1960000,"currency":"CNY","state":"succeeded","payPath":"/sandbox-pay?charge=fEv8rohsHx77al1-0t__Hg"}', '{"reference":"01a2053b-f86f-736d-ac82-f049f8722e16","amountFen":1960000,"currency":"CNY","state":"succeeded","isOwnMerchant":true}', 1767600280000, 1767600280000),
('01a2053b-f888-7009-acca-9087e0c2797e', 'sandbox', '01a2053b-f887-7496-bba6-1f9a50e63994', '{"appId":"01a2053b-f7b0-7086-a4ee-1a8196ec6b4c","eventId":"01a2053b-f887-7496-bba6-1f9a50e63994","merchantId":"uid-security","chargeId":"Xfie9YjiHablx-1gqExElw","reference":"01a2053b-f885-7319-83c0-ecb45af0a3e4","amountFen":59200,"currency":"CNY","state":"succeeded","payPath":"/sandbox-pay?charge=Xfie9YjiHablx-1gqExElw"}', '{"reference":"01a2053b-f885-7319-83c0-ecb45af0a3e4","amountFen":59200,"currency":"CNY","state":"succeeded","isOwnMerchant":true}', 1767600340000, 1767600340000);
insert into "sandboxMerchants" ("id", "appId", "secret") values
('uid-security', '01a2053b-f7b0-7086-a4ee-1a8196ec6b4c', 'sI1QjhmUTDESKfLHig0o8KaGQarmGMIk5Rqd2ZwKr74');
insert into "sandboxCharges" ("id", "merchantId", "reference", "amountFen", "currency", "subject", "language", "returnUrl", "state", "expiresAt", "createdAt", "refundedFen") values
('17nI_UPVJtPHkNPI3GeoqQ', 'uid-security', '01a2053b-f7b0-7086-a4ee-1783a594e861', 8000, 'CNY', '260105S7QVZZHD4DWPV6', 'en', 'http://localhost:80/en/pay-complete?no=260105S7QVZZHD4DWPV6', 'succeeded', 1767601920000, 1767600120000, 0),
('6yYojJz-Q0ZPq846IaLD5g', 'uid-security', '01a2053b-f890-75c6-8644-420096621862', 8000, 'CNY', '2601057DCSMZY7JP67WN', 'en', 'http://localhost:80/en/pay-complete?no=2601057DCSMZY7JP67WN', 'pending', 1767602200000, 1767600400000, 0),
('Xfie9YjiHablx-1gqExElw', 'uid-security', '01a2053b-f885-7319-83c0-ecb45af0a3e4', 59200, 'CNY', '26010556961HY4KBN93D', 'en', 'http://localhost:80/en/pay-complete?no=26010556961HY4KBN93D', 'succeeded', 1767602140000, 1767600340000, 0),
('fEv8rohsHx77al1-0t__Hg', 'uid-security', '01a2053b-f86f-736d-ac82-f049f8722e16', 1960000, 'CNY', '260105XEC6S4VFR04VT4', 'en', 'http://localhost:80/en/pay-complete?no=260105XEC6S4VFR04VT4', 'succeeded', 1767602080000, 1767600280000, 0);
insert into "ledgerEntries" ("id", "orderId", "account", "amountFen", "movement", "movementId", "at") values
('01a2053b-f7be-76c7-9aa9-dd06122ba69f', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'provider', 8000, 'captured', '01a2053b-f7b0-7086-a4ee-1783a594e861', 1767600120000),
('01a2053b-f7be-76c7-9aa9-e1802353b81e', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'customer', -8000, 'captured', '01a2053b-f7b0-7086-a4ee-1783a594e861', 1767600120000),
('01a2053b-f87b-77d0-9c33-459652bdc70a', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 'provider', 1960000, 'captured', '01a2053b-f86f-736d-ac82-f049f8722e16', 1767600280000),
('01a2053b-f87b-77d0-9c33-4ad3347377d0', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 'customer', -1960000, 'captured', '01a2053b-f86f-736d-ac82-f049f8722e16', 1767600280000),
('01a2053b-f889-7708-b862-1ba62365edb0', '01a2053b-f881-71f8-84c7-c2114ddc0928', 'provider', 59200, 'captured', '01a2053b-f885-7319-83c0-ecb45af0a3e4', 1767600340000),
('01a2053b-f889-7708-b862-1c46a693abf9', '01a2053b-f881-71f8-84c7-c2114ddc0928', 'customer', -59200, 'captured', '01a2053b-f885-7319-83c0-ecb45af0a3e4', 1767600340000);
insert into "shipments" ("id", "orderId", "carrier", "trackingNo", "state", "createdAt", "shippedAt", "deliveredAt", "polls", "nextPollAt") values
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'sandbox', 'SB9092052117777', 'delivered', 1767600120000, 1767600120000, 1767600220000, 0, null);
insert into "shipmentLines" ("shipmentId", "sku", "quantity") values
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', 'CARD-A', 1);
insert into "parcelEvents" ("shipmentId", "eventId", "at", "state", "places", "texts") values
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', '0aEvp31zf4Rzj2wZEdhWGH', 1767600220000, 'delivered', '{"zh":"北京市海淀区营业点","en":"北京市海淀区 branch"}', '{"zh":"已签收，感谢使用","en":"Delivered and signed for"}'),
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', '34LRxcySobQ4Pqh4rMNVXG', 1767600140000, 'in-transit', '{"zh":"北京海淀上地营业点","en":"Shangdi branch, Haidian, Beijing"}', '{"zh":"快件已揽收","en":"Picked up"}'),
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', '3qOrI8tbvuc7ezzxMaqKtw', 1767600200000, 'out-for-delivery', '{"zh":"北京市海淀区营业点","en":"北京市海淀区 branch"}', '{"zh":"快递员正在派送，请保持电话畅通","en":"Out for delivery; please keep your phone at hand"}'),
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', 'Aes6Z4RJKZMIs6yQnFyxPq', 1767600120000, 'registered', '{"zh":"北京海淀上地营业点","en":"Shangdi branch, Haidian, Beijing"}', '{"zh":"已收到寄件信息，等待揽收","en":"Parcel announced, waiting to be picked up"}'),
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', 'QmVhRZzTpDabYh6WvEoZh8', 1767600180000, 'in-transit', '{"zh":"北京市海淀区营业点","en":"北京市海淀区 branch"}', '{"zh":"已到达派送网点","en":"Arrived at the branch that delivers it"}'),
('01a2053b-f7d0-7713-a19c-e1f794c9f2b6', 'Qoda_neYBTvINpE6rc1zwT', 1767600160000, 'in-transit', '{"zh":"北京顺义集散中心","en":"Shunyi sorting centre, Beijing"}', '{"zh":"已离开，发往北京顺义集散中心","en":"Left for Shunyi sorting centre, Beijing"}');
insert into "sandboxCarrierAccounts" ("id", "appId", "secret") values
('uid-security', '01a2053b-f7d8-7201-81b1-385aab09902f', '-s5iOKvN3BZ0uRY10EeTefxz3Us7GrVlrKIUUNc0Veo');
insert into "sandboxParcels" ("trackingNo", "reference", "province", "city", "district", "station", "isLost", "createdAt", "nextMoveAt") values
('SB9092052117777', '01a2053b-f7d0-7713-a19c-e1f794c9f2b6', '北京市', '北京市', '海淀区', 5, 0, 1767600120000, null);
insert into "notices" ("id", "accountId", "orderId", "kind", "uniqueKey", "facts", "createdAt", "readAt", "mailedAt") values
('01a2053b-f7a6-756e-8b26-ca21d579bad0', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 'order-placed', 'order-placed:01a2053b-f7a5-71c9-bde6-779d300a70d6', '{"by":"customer","reason":"placed"}', 1767600060000, null, 1767600130000),
('01a2053b-f7a7-75a0-b2f8-64aea9198046', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7a5-71c9-bde6-779d300a70d6', 'order-cancelled', 'order-cancelled:01a2053b-f7a5-71c9-bde6-779d300a70d6', '{"by":"customer","reason":"other"}', 1767600060000, null, 1767600130000),
('01a2053b-f7ae-759a-855a-3ca0965a67b8', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'order-placed', 'order-placed:01a2053b-f7ae-759a-855a-35ca0dedc7a8', '{"by":"customer","reason":"placed"}', 1767600120000, null, 1767600130000),
('01a2053b-f7be-76c7-9aa9-eb242696d952', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'order-paid', 'order-paid:01a2053b-f7ae-759a-855a-35ca0dedc7a8', '{"by":"provider","reason":"paid"}', 1767600120000, null, 1767600130000),
('01a2053b-f7d2-7432-9da7-27d3afeac61b', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'order-shipped', 'order-shipped:01a2053b-f7ae-759a-855a-35ca0dedc7a8', '{"carrier":"sandbox","trackingNo":"SB9092052117777"}', 1767600120000, null, 1767600130000),
('01a2053b-f847-7196-9e22-92166258e0b4', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f7ae-759a-855a-35ca0dedc7a8', 'order-delivered', 'order-delivered:01a2053b-f7ae-759a-855a-35ca0dedc7a8', '{"by":"clock","reason":"goods-delivered"}', 1767600220000, null, 1767600220000),
('01a2053b-f86c-73ce-9723-90d6fa4c65a8', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 'order-placed', 'order-placed:01a2053b-f86b-72cd-b98e-ae7bfc7440bf', '{"by":"customer","reason":"placed"}', 1767600280000, null, null),
('01a2053b-f87b-77d0-9c33-53eae4b12efe', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f86b-72cd-b98e-ae7bfc7440bf', 'order-paid', 'order-paid:01a2053b-f86b-72cd-b98e-ae7bfc7440bf', '{"by":"provider","reason":"paid"}', 1767600280000, null, null),
('01a2053b-f882-7746-8028-0c33795c712a', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f881-71f8-84c7-c2114ddc0928', 'order-placed', 'order-placed:01a2053b-f881-71f8-84c7-c2114ddc0928', '{"by":"customer","reason":"placed"}', 1767600340000, null, null),
('01a2053b-f889-7708-b862-25594a6932bb', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f881-71f8-84c7-c2114ddc0928', 'order-paid', 'order-paid:01a2053b-f881-71f8-84c7-c2114ddc0928', '{"by":"provider","reason":"paid"}', 1767600340000, null, null),
('01a2053b-f88f-7641-9ce8-44a42283796d', '01a2053b-f79f-7313-b46a-16f5943047f6', '01a2053b-f88d-725d-81aa-e5818b2368c2', 'order-placed', 'order-placed:01a2053b-f88d-725d-81aa-e5818b2368c2', '{"by":"customer","reason":"placed"}', 1767600400000, null, null);
insert into "accountLanguages" ("accountId", "language") values
('01a2053b-f79f-7313-b46a-16f5943047f6', 'en');
