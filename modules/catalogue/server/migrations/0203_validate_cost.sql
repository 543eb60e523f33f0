-- After the lock that added the check is released.
alter table catalogue.sku validate constraint sku_cost_check;
