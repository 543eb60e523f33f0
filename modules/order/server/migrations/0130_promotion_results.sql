-- A gift takes nothing off: its order says in `earned` what it was given for. Before the other: orders that are being placed lock these
-- tables in this order.
create index orders_with_gifts on orders.placed_order using gin (earned jsonb_path_ops) where earned @> '[{"kind": "gift"}]';
-- What a promotion gave away, asked by its page while it runs.
create index discounts_of_promotion on orders.discount (promotion_code, order_code);
