-- The carts that were touched last, read by the simulator of promotions. Guests' carts have such an index already; each cart is in one of them.
create index member_carts_by_age on cart.cart (touched_at) where owner like 'member:%';
