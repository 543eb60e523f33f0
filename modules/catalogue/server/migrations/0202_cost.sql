-- What one piece costs the shop; null where it is not known. Only the back office reads it.
alter table catalogue.sku add column cost bigint check (cost > 0);
