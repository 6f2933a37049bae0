insert into "accounts" ("id", "email", "passwordHash", "passwordVersion", "passwordChangedAt", "passwordExpiresAt", "createdAt", "lastLoginAt") values
('01a2053b-f6e5-746f-aa74-f47ac70e9382', 'customer@example.com', '$argon2id$v=19$m=19456,t=2,p=1$aqQg3P4uJtGVMXMKCtHBxQ$OJcmJjfXlYXxDQdabnLp7Yy0m+/ZScOyzKpuJskV4Fg', 1, 1767600000000, null, 1767600000000, 1767600000000);
insert into "sessions" ("id", "tokenHash", "accountId", "createdAt", "lastSeenAt", "expiresAt", "address", "agent") values
('01a2053b-f6e6-7310-9a9d-7073303d25f7', 'nmzh-_CBa2w84NBdH5zdcQAd9zsM5JNKBLfShr5q41g', '01a2053b-f6e5-746f-aa74-f47ac70e9382', 1767600000000, 1767600120000, 1767643200000, '127.0.0.1', 'lightMyRequest');
insert into "accountEvents" ("id", "accountId", "kind", "occurredAt", "address", "agent") values
('01a2053b-f6e6-7310-9a9d-769ee88f6997', '01a2053b-f6e5-746f-aa74-f47ac70e9382', 'registered', 1767600000000, '127.0.0.1', 'lightMyRequest');
insert into "mails" ("id", "uniqueKey", "recipient", "subject", "text", "state", "attempts", "createdAt", "nextAttemptAt", "expiresAt", "settledAt") values
('01a2053b-f61c-71eb-b2c6-d0b3d1175235', null, 'customer@example.com', 'Your UID Security registration code', 'Hello,

enter this code to create your UID Security account:

137088

It works once, for 15 minutes. We never ask for it, so please tell nobody.
If you did not ask for an account, you can ignore this mail.

UID Security
', 'waiting', 0, 1767600000000, 1767600000000, 1767600900000, null);
insert into "items" ("id", "product", "productGroup", "drawing", "position", "delivery", "texts", "searchText") values
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
safety sim'),
('licence', 'sdp', 'software', 'data-centre', 2, 'licence', '{"zh":{"name":"许可","summary":"一年许可","unit":"年","includes":["软件","更新"]},"en":{"name":"Licence","summary":"For a year","unit":"year","includes":["Software","Updates"]}}', '许可
一年许可
licence
for a year
licence
标准
standard
sdp
边界
sdp');
insert into "variants" ("sku", "itemId", "position", "names", "priceFen", "stock", "leadDays", "isWithdrawn") values
('CARD-A', 'card', 0, '{"zh":"甲","en":"A"}', 6800, 999, 2, 0),
('CARD-B', 'card', 1, '{"zh":"乙","en":"B"}', 38800, 5, 5, 0),
('CARD-C', 'card', 2, '{"zh":"丙","en":"C"}', 9900, 0, 9, 0),
('LICENCE', 'licence', 0, '{"zh":"标准","en":"Standard"}', 980000, 99, 0, 0);
insert into "stockMovements" ("id", "sku", "quantity", "reason", "orderId", "createdAt") values
('01a2053b-f5ff-7006-9553-aa4124fe0e01', 'CARD-A', 1000, 'initial', null, 1767600000000),
('01a2053b-f600-7403-9b21-06f357d010b7', 'CARD-B', 5, 'initial', null, 1767600000000),
('01a2053b-f600-7403-9b21-084e63b2445f', 'CARD-C', 0, 'initial', null, 1767600000000),
('01a2053b-f601-752e-8f8b-7afb36ed2a66', 'LICENCE', 99, 'initial', null, 1767600000000),
('01a2053b-f6fc-77da-9910-1e418c90f0a6', 'CARD-B', -2, 'ordered', '01a2053b-f6f9-704a-b84e-a7d502ade5d7', 1767600060000),
('01a2053b-f700-763d-a947-b03278ab9ca5', 'CARD-B', 2, 'cancelled', '01a2053b-f6f9-704a-b84e-a7d502ade5d7', 1767600060000),
('01a2053b-f708-71ea-bdcc-01f764854a17', 'CARD-A', -1, 'ordered', '01a2053b-f707-75f6-91aa-1e838df3332c', 1767600120000);
insert into "cartLines" ("owner", "sku", "quantity", "isSelected", "seenPriceFen", "updatedAt") values
('account:01a2053b-f6e5-746f-aa74-f47ac70e9382', 'CARD-A', 2, 1, 6800, 1767600120000),
('account:01a2053b-f6e5-746f-aa74-f47ac70e9382', 'LICENCE', 1, 1, 980000, 1767600120000),
('guest:Yw0q0EHIa63yneASStt0ZaDbYD39PiFShI_n651XLKg', 'CARD-B', 1, 1, 38800, 1767600120000);
insert into "orders" ("id", "no", "accountId", "state", "placedAt", "endsAt", "goodsFen", "deliveryFen", "discountFen", "taxFen", "totalFen", "includedTaxFen", "refundedFen", "address", "invoice", "note", "searchText", "changedAt") values
('01a2053b-f6f9-704a-b84e-a7d502ade5d7', '260105YYC1BJGED3AAVS', '01a2053b-f6e5-746f-aa74-f47ac70e9382', 'cancelled', 1767600060000, 1767601860000, 77600, 0, 0, 0, 77600, 8927, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '260105yyc1bjged3aavs
card-b
{"zh":"卡","en":"card"}
{"zh":"乙","en":"b"}', 1767600060000),
('01a2053b-f707-75f6-91aa-1e838df3332c', '26010588QPGKP0SYSN1S', '01a2053b-f6e5-746f-aa74-f47ac70e9382', 'unpaid', 1767600120000, 1767601920000, 6800, 1200, 0, 0, 8000, 920, 0, '{"recipient":"收件人","phone":"+86 10 0000 0000","province":"北京市","city":"北京市","district":"海淀区","street":"测试路 1 号"}', '{"kind":"none"}', null, '26010588qpgkp0sysn1s
card-a
{"zh":"卡","en":"card"}
{"zh":"甲","en":"a"}', 1767600120000);
insert into "orderLines" ("orderId", "position", "sku", "itemId", "names", "variantNames", "units", "drawing", "delivery", "quantity", "priceFen", "lineFen") values
('01a2053b-f6f9-704a-b84e-a7d502ade5d7', 0, 'CARD-B', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"乙","en":"B"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 2, 38800, 77600),
('01a2053b-f707-75f6-91aa-1e838df3332c', 0, 'CARD-A', 'card', '{"zh":"卡","en":"Card"}', '{"zh":"甲","en":"A"}', '{"zh":"张","en":"card"}', 'sim', 'shipped', 1, 6800, 6800);
insert into "orderEvents" ("id", "orderId", "at", "state", "changedBy", "reason", "accountId") values
('01a2053b-f6fa-7352-a72f-d5d808e34a19', '01a2053b-f6f9-704a-b84e-a7d502ade5d7', 1767600060000, 'unpaid', 'customer', 'placed', '01a2053b-f6e5-746f-aa74-f47ac70e9382'),
('01a2053b-f6ff-7641-8641-ea748b4ef639', '01a2053b-f6f9-704a-b84e-a7d502ade5d7', 1767600060000, 'cancelled', 'customer', 'other', '01a2053b-f6e5-746f-aa74-f47ac70e9382'),
('01a2053b-f707-75f6-91aa-22c786f0d441', '01a2053b-f707-75f6-91aa-1e838df3332c', 1767600120000, 'unpaid', 'customer', 'placed', '01a2053b-f6e5-746f-aa74-f47ac70e9382');
insert into "paymentAttempts" ("id", "orderId", "method", "state", "amountFen", "currency", "payUrl", "startedAt", "endedAt", "polls", "nextPollAt", "capturedFen", "refundedFen") values
('01a2053b-f70a-76e7-832a-5cd16b03e016', '01a2053b-f707-75f6-91aa-1e838df3332c', 'sandbox', 'open', 8000, 'CNY', 'http://localhost:80/sandbox-pay?charge=V5HiirorH5Rt3NAHNDgjkQ', 1767600120000, null, 0, 1767600135000, 0, 0);
insert into "sandboxMerchants" ("id", "appId", "secret") values
('uid-security', '01a2053b-f70b-71da-bb11-6c6f736310b0', 'e_FgLENztcmdhabAPWk4f1Vu5qcOAv5jo50q9onhieQ');
insert into "sandboxCharges" ("id", "merchantId", "reference", "amountFen", "currency", "subject", "language", "returnUrl", "state", "expiresAt", "createdAt", "refundedFen") values
('V5HiirorH5Rt3NAHNDgjkQ', 'uid-security', '01a2053b-f70a-76e7-832a-5cd16b03e016', 8000, 'CNY', '26010588QPGKP0SYSN1S', 'en', 'http://localhost:80/en/pay-complete?no=26010588QPGKP0SYSN1S', 'pending', 1767601920000, 1767600120000, 0);
