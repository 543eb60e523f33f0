create schema payment;

-- What a shopper may pay with, in up to three levels: a group, its banks or wallets, the terms of an instalment. Whoever
-- has no children can be chosen. Which gateway serves a channel is told here, so that it can be changed without a release.
create table payment.channel (
  code text primary key,
  parent_code text references payment.channel (code),
  stage smallint not null check (stage between 1 and 3),
  position integer not null,
  kind text not null check (kind in ('va', 'card', 'wallet', 'qris', 'cod')),
  -- The adapter that charges; null for groups and for money that a courier brings.
  gateway text,
  -- The bank or wallet as our own code, such as 'bca'; null where there is no choice of one.
  bank text,
  -- The term of an instalment.
  months integer check (months > 0),
  -- Name by language.
  names jsonb not null,
  image text not null,
  -- Whole rupiah, added to the order as a line of its own.
  fee bigint not null default 0 check (fee >= 0),
  least_amount bigint not null default 0,
  most_amount bigint,
  -- How long a payment waits for its money; null: until it comes.
  lasts_seconds integer check (lasts_seconds > 0),
  -- The couriers that bring it; null: whoever.
  couriers text[],
  enabled boolean not null default true
);

insert into payment.channel (code, parent_code, stage, position, kind, names, image, lasts_seconds) values
  ('VA', null, 1, 10, 'va',
   '{"en-US": "Virtual account", "id-ID": "Virtual account", "vi-VN": "Tài khoản ảo", "zh-CN": "虚拟账户"}',
   '/pictures/payments/virtual-account.svg', 86400),
  ('CARD', null, 1, 20, 'card',
   '{"en-US": "Credit or debit card", "id-ID": "Kartu kredit atau debit", "vi-VN": "Thẻ tín dụng hoặc ghi nợ", "zh-CN": "信用卡或借记卡"}',
   '/pictures/payments/card.svg', 1800),
  ('INSTALMENT', null, 1, 30, 'card',
   '{"en-US": "Card instalments", "id-ID": "Cicilan kartu", "vi-VN": "Trả góp bằng thẻ", "zh-CN": "信用卡分期"}',
   '/pictures/payments/instalment.svg', 1800),
  ('EWALLET', null, 1, 40, 'wallet',
   '{"en-US": "E-wallet", "id-ID": "Dompet digital", "vi-VN": "Ví điện tử", "zh-CN": "电子钱包"}',
   '/pictures/payments/e-wallet.svg', 1800),
  ('QRIS', null, 1, 50, 'qris',
   '{"en-US": "QRIS", "id-ID": "QRIS", "vi-VN": "QRIS", "zh-CN": "QRIS"}',
   '/pictures/payments/qris.svg', 1800),
  ('COD', null, 1, 60, 'cod',
   '{"en-US": "Cash on delivery", "id-ID": "Bayar di tempat", "vi-VN": "Thanh toán khi nhận hàng", "zh-CN": "货到付款"}',
   '/pictures/payments/cash-on-delivery.svg', null);

insert into payment.channel (code, parent_code, stage, position, kind, gateway, bank, names, image, lasts_seconds)
select 'VA_' || upper(bank), 'VA', 2, position, 'va', 'midtrans', bank,
  jsonb_build_object('en-US', name || ' Virtual Account', 'id-ID', name || ' Virtual Account',
    'vi-VN', 'Tài khoản ảo ' || name, 'zh-CN', name || ' 虚拟账户'),
  '/pictures/payments/va-' || bank || '.svg', 86400
from (values ('bca', 'BCA', 1), ('mandiri', 'Mandiri', 2), ('bni', 'BNI', 3), ('bri', 'BRI', 4),
  ('permata', 'Permata', 5), ('cimb', 'CIMB Niaga', 6)) as bank (bank, name, position);

insert into payment.channel (code, parent_code, stage, position, kind, gateway, bank, names, image, lasts_seconds)
select 'WALLET_' || upper(wallet), 'EWALLET', 2, position, 'wallet', 'midtrans', wallet,
  jsonb_build_object('en-US', name, 'id-ID', name, 'vi-VN', name, 'zh-CN', name),
  '/pictures/payments/wallet-' || wallet || '.svg', 1800
from (values ('gopay', 'GoPay', 1), ('shopeepay', 'ShopeePay', 2)) as wallet (wallet, name, position);

-- A bank's instalments are a group of their own below the instalments, and its terms can be chosen.
insert into payment.channel (code, parent_code, stage, position, kind, bank, names, image, lasts_seconds)
select 'INSTALMENT_' || upper(bank), 'INSTALMENT', 2, position, 'card', bank,
  jsonb_build_object('en-US', name, 'id-ID', name, 'vi-VN', name, 'zh-CN', name), '/pictures/payments/va-' || bank || '.svg', 1800
from (values ('bca', 'BCA', 1), ('mandiri', 'Mandiri', 2), ('bni', 'BNI', 3)) as bank (bank, name, position);

insert into payment.channel (code, parent_code, stage, position, kind, gateway, bank, months, names, image,
  least_amount, most_amount, lasts_seconds)
select 'INSTALMENT_' || upper(bank) || '_' || months, 'INSTALMENT_' || upper(bank), 3, months, 'card', 'midtrans', bank,
  months,
  jsonb_build_object('en-US', months || ' months', 'id-ID', months || ' bulan', 'vi-VN', months || ' tháng',
    'zh-CN', months || ' 个月'),
  '/pictures/payments/va-' || bank || '.svg', least, 50000000, 1800
from (values ('bca'), ('mandiri'), ('bni')) as bank (bank),
  (values (3, 500000), (6, 500000), (12, 1000000), (24, 2000000)) as term (months, least);

update payment.channel set gateway = 'midtrans' where code in ('CARD', 'QRIS');
update payment.channel set most_amount = 10000000 where code = 'QRIS';
update payment.channel set most_amount = 5000000, couriers = '{GRAB,JNE}' where code = 'COD';
