create schema orders;

-- What was bought in one go from one place. Everything is copied: later changes elsewhere do not touch it.
create table orders.placed_order (
  code text primary key check (code ~ '^BB[A-HJ-NP-Z2-9]{10}$'),
  -- 'guest:<guest id>' or 'member:<user code>'; null once the member has left.
  owner text,
  -- Shared by all orders that are paid for together.
  payment_reference text not null,
  status text not null check (status in ('21', '31', '41', '42', '51', '61', '62')),
  -- 11 home delivery, 21 store pickup
  delivery_type text not null check (delivery_type in ('11', '21')),
  source_code text not null,
  store jsonb,
  -- Whom it goes to; emptied when the member leaves.
  receiver jsonb not null,
  address jsonb,
  billing jsonb,
  service text,
  days_from smallint,
  days_to smallint,
  ships_from date,
  product_amount bigint not null check (product_amount >= 0),
  promotion_discount bigint not null check (promotion_discount >= 0),
  coupon_discount bigint not null check (coupon_discount >= 0),
  points_used integer not null check (points_used >= 0),
  points_amount bigint not null check (points_amount >= 0),
  freight bigint not null check (freight >= 0),
  freight_discount bigint not null check (freight_discount >= 0),
  fee bigint not null check (fee >= 0),
  total_amount bigint not null check (total_amount >= 0),
  channel_code text,
  coupon_code text,
  club_mobile text,
  is_flash_sale boolean not null,
  locale text not null,
  placed_at timestamptz not null,
  -- Unpaid by then, it is closed.
  payment_due timestamptz,
  -- When nobody does anything, the shop takes the next step itself: received, or given up at the store.
  moves_on_at timestamptz,
  -- What is shown at the store to get it.
  confirm_code text,
  cancel_reason text,
  check (total_amount = product_amount - promotion_discount - coupon_discount - points_amount
    + freight - freight_discount + fee),
  check ((delivery_type = '21') = (store is not null))
);
create index orders_of_owner on orders.placed_order (owner, placed_at desc, code);
create index orders_of_payment on orders.placed_order (payment_reference);
create index orders_to_close on orders.placed_order (payment_due) where status = '21';
create index orders_to_move_on on orders.placed_order (moves_on_at) where status = '42';

create table orders.line (
  order_code text not null references orders.placed_order on delete cascade,
  number smallint not null check (number >= 0),
  sku_code text not null,
  product_code text not null,
  category_code text not null,
  barcode text not null,
  ext_code text not null,
  name text not null,
  attributes jsonb not null,
  picture text,
  quantity integer not null check (quantity >= 1),
  is_gift boolean not null,
  campaign_code text,
  campaign_units integer,
  list_amount bigint not null check (list_amount >= 0),
  product_amount bigint not null check (product_amount >= 0),
  promotion_discount bigint not null check (promotion_discount >= 0),
  coupon_discount bigint not null check (coupon_discount >= 0),
  points integer not null check (points >= 0),
  points_amount bigint not null check (points_amount >= 0),
  pay_amount bigint not null check (pay_amount >= 0),
  primary key (order_code, number),
  check (pay_amount = product_amount - promotion_discount - coupon_discount - points_amount),
  check ((campaign_code is null) = (campaign_units is null))
);

-- Where every rupiah less comes from.
create table orders.discount (
  order_code text not null references orders.placed_order on delete cascade,
  number smallint not null check (number >= 0),
  promotion_code text not null,
  name text not null,
  step smallint not null,
  -- Null: it was taken off the freight.
  line smallint,
  amount bigint not null,
  primary key (order_code, number),
  foreign key (order_code, line) references orders.line (order_code, number)
);

-- Every change of an order: what, by whom, when and why. Rows are added, never altered.
create table orders.event (
  id bigint generated always as identity primary key,
  order_code text not null references orders.placed_order on delete cascade,
  move text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'staff', 'payment', 'courier', 'system')),
  -- Who of the staff; nothing about shoppers, who are known by the order.
  actor_name text,
  reason text,
  at timestamptz not null
);
create index events_of_order on orders.event (order_code, id);
