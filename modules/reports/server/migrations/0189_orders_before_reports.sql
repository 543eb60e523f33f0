-- Orders from before the triggers. The job that folds books them; until then reports read them as changed ones.
insert into reports.changed_order (order_code) select code from orders.placed_order order by placed_at;
