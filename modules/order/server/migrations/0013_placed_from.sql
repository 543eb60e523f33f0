-- A guest's network as a keyed hash, for as long as the order waits for money that may take a day (D-93): unpaid orders of one network
-- hold only a part of a product's stock.
alter table orders.placed_order add column placed_from text;
create index unpaid_orders_by_network on orders.placed_order (placed_from) where placed_from is not null;
