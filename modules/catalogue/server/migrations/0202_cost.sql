-- What one piece costs the shop; null where it is not known. Only the back office reads it.
alter table catalogue.sku add column cost bigint;
alter table catalogue.sku add constraint sku_cost_check check (cost > 0) not valid;
