-- Units of orders that were shipped or handed out before inventory counted them. An order for home delivery (11) has lost what
-- it sent, one for pickup (21) everything once it is completed (51).
create temporary table units_that_left on commit drop as
select hold.reference, hold.sku_code, hold.source_code, least(hold.quantity, sum(line.sent))::int as units
from inventory.hold
join orders.placed_order as placed on placed.code = hold.reference
join orders.line on line.order_code = placed.code and line.sku_code = hold.sku_code
where hold.state <> 'released' and hold.shipped = 0 and (placed.delivery_type = '11' or placed.status = '51')
group by hold.reference, hold.sku_code, hold.source_code, hold.quantity
having sum(line.sent) > 0;

update inventory.hold set shipped = gone.units from units_that_left as gone
where hold.reference = gone.reference and hold.sku_code = gone.sku_code and hold.source_code = gone.source_code;

select set_config('inventory.movement', '{"cause": "shipped"}', true);
update inventory.stock set shipped = stock.shipped + gone.units
from (select sku_code, source_code, sum(units)::int as units from units_that_left group by 1, 2) as gone
where stock.sku_code = gone.sku_code and stock.source_code = gone.source_code;
