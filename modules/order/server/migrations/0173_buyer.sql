-- What the buyer was when the order was priced: some promotions are for members, or for members of the club. Null: the order is older, or a
-- process of the previous release placed it.
alter table orders.placed_order add column buyer text check (buyer in ('guest', 'member', 'clubMember'));
