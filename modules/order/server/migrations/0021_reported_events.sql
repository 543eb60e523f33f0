-- Which analytics events of an order a browser has been given to report: each one once, on whichever device.
alter table orders.placed_order
  add purchase_reported_at timestamptz,
  -- Of refunded_amount, what has been reported.
  add refund_reported bigint not null default 0 check (refund_reported >= 0);
