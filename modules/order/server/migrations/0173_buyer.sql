-- What the buyer was when the order was priced: some promotions are for members, or for members of the club. Null: the order is older, or a
-- process of the previous release placed it. Neither statement reads the table, so orders are placed meanwhile; the next file validates.
alter table orders.placed_order add column buyer text;
alter table orders.placed_order
  add constraint placed_order_buyer_check check (buyer in ('guest', 'member', 'clubMember')) not valid;
