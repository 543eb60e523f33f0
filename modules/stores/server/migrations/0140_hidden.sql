-- A store staff have taken off the shop: not listed, and no pickup is offered there. Those of SHOP_HIDDEN_STORES are hidden as well.
alter table stores.store add column hidden boolean not null default false;
