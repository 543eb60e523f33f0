-- How often products were viewed, put into a cart and taken to the checkout on a day in Jakarta: sums alone, no person, no session (ADR 0204).
create table reports.funnel_day (
  day date not null,
  -- Empty: the whole shop. A checkout counts there once, and once for each of its products.
  product_code text not null,
  views bigint not null default 0 check (views >= 0),
  carts bigint not null default 0 check (carts >= 0),
  checkouts bigint not null default 0 check (checkouts >= 0),
  primary key (day, product_code)
);

-- The same by month, with its first day.
create table reports.funnel_month (like reports.funnel_day including all, check (extract(day from day) = 1));

-- Carts and checkouts that are not in these sums yet. Shoppers only add rows, so that they never wait for each other.
create table reports.funnel_step (
  id bigint generated always as identity primary key,
  day date not null,
  stage text not null check (stage in ('cart', 'checkout')),
  product_code text not null
);

-- Adds to both sums. Rows are written in one order, so that processes do not wait for each other in a circle.
create function reports.add_to_funnel(added jsonb) returns void language sql as $$
  with part as materialized (
    select * from jsonb_to_recordset(added) as part (day date, product_code text, views bigint, carts bigint, checkouts bigint)
  ), months as (
    insert into reports.funnel_month as known (day, product_code, views, carts, checkouts)
    select date_trunc('month', day)::date, product_code, sum(views), sum(carts), sum(checkouts) from part group by 1, 2 order by 1, 2
    on conflict (day, product_code) do update set views = known.views + excluded.views, carts = known.carts + excluded.carts,
      checkouts = known.checkouts + excluded.checkouts
  )
  insert into reports.funnel_day as known (day, product_code, views, carts, checkouts)
  select day, product_code, sum(views), sum(carts), sum(checkouts) from part group by 1, 2 order by 1, 2
  on conflict (day, product_code) do update set views = known.views + excluded.views, carts = known.carts + excluded.carts,
    checkouts = known.checkouts + excluded.checkouts
$$;

-- Views of products that exist, [{"productCode", "views"}]; others are left out.
create function reports.add_views(on_day date, counted jsonb) returns void language sql as $$
  with viewed as materialized (
    select counted."productCode" as code, sum(counted.views) as views
    from jsonb_to_recordset(counted) as counted ("productCode" text, views bigint)
    join catalogue.product on product.code = counted."productCode" group by 1
  )
  select reports.add_to_funnel(jsonb_agg(jsonb_build_object('day', on_day, 'product_code', part.code, 'views', part.views,
    'carts', 0, 'checkouts', 0)))
  from (select code, views from viewed union all select '', sum(views) from viewed having count(*) > 0) as part
  having count(*) > 0
$$;

-- Adds waiting carts and checkouts to the sums; answers how many it took.
create function reports.fold_funnel(at_most integer) returns integer language plpgsql as $$
declare
  taken integer;
  sums jsonb;
begin
  -- One at a time: two of them would take the same rows.
  perform pg_advisory_xact_lock(hashtextextended('reports.fold_funnel', 0));
  with gone as (
    delete from reports.funnel_step where id in (select id from reports.funnel_step order by id limit at_most)
    returning day, stage, product_code
  ), part as (
    select day, product_code, 0 as views, count(*) filter (where stage = 'cart') as carts,
      count(*) filter (where stage = 'checkout') as checkouts
    from gone group by day, product_code
  )
  select coalesce(sum(carts + checkouts), 0)::integer, jsonb_agg(to_jsonb(part)) into taken, sums from part;
  if taken > 0 then
    perform reports.add_to_funnel(sums);
  end if;
  return taken;
end
$$;

-- Paid orders of each product are figures like others.
alter table reports.daily drop constraint daily_report_check;
alter table reports.daily add constraint daily_report_check
  check (report in ('sales', 'hours', 'products', 'promotions', 'returns', 'funnel')) not valid;
alter table reports.monthly drop constraint daily_report_check;
alter table reports.monthly add constraint daily_report_check
  check (report in ('sales', 'products', 'promotions', 'returns', 'funnel')) not valid;

create or replace function reports.figures_of(codes text[]) returns setof reports.booked language sql stable as $$
  with sold as materialized (
    select placed.code, placed.status in ('61', '62') as is_over, (placed.placed_at at time zone 'Asia/Jakarta') as placed_at, coalesce(placed.store ->> 'code', '') as store_code,
      coalesce(placed.channel_code, '') as channel_code, placed.product_amount as gross,
      placed.promotion_discount + placed.coupon_discount as discount, placed.points_amount as points,
      placed.freight - placed.freight_discount as freight, placed.fee, placed.refunded_amount as refunded,
      case
        when placed.owner is null then 'unknown'
        when exists (
          select from orders.placed_order as earlier
          where earlier.owner = placed.owner and earlier.placed_at < placed.placed_at and earlier.status not in ('61', '62')
        ) or exists (
          select from orders.placed_order as earlier
          where lower(earlier.receiver ->> 'email') = nullif(lower(placed.receiver ->> 'email'), '')
            and earlier.placed_at < placed.placed_at and earlier.status not in ('61', '62')
        ) then 'returning'
        else 'new'
      end as customer
    from orders.placed_order as placed
    where placed.code = any(codes) and (placed.status in ('31', '41', '42', '51') or placed.refund_noted)
  ), sums as materialized (
    select line.order_code, sum(line.quantity) as pieces, sum(line.cancelled) as cancelled
    from orders.line where line.order_code = any(codes) group by line.order_code
  ), back as materialized (
    select request.code, request.order_code, request.status, request.reason, request.money,
      (request.created_at at time zone 'Asia/Jakarta')::date as day
    from returns.return_order as request where request.order_code = any(codes) and request.status <> '60'
  ), pieces_back as materialized (
    select back.order_code, part.number, sum(part.quantity) as pieces
    from back join returns.line as part on part.return_code = back.code
    where back.status in ('40', '50') group by back.order_code, part.number
  ), wholes as materialized (
    select sold.*, sums.pieces, case when sold.is_over then sums.pieces
      else sums.cancelled + coalesce((select sum(pieces) from pieces_back where pieces_back.order_code = sold.code), 0) end as pieces_back
    from sold join sums on sums.order_code = sold.code
  )
  select code, 'sales', placed_at::date, 0::smallint, store_code, channel_code, customer, '', '', '', '', '',
    1::bigint, pieces::bigint, pieces_back::bigint, gross, discount, points, freight, fee, refunded
  from wholes
  union all
  select code, 'hours', placed_at::date, extract(hour from placed_at)::smallint, store_code, '', '', '', '', '', '', '',
    1, pieces, pieces_back, gross, discount, points, freight, fee, refunded
  from wholes
  union all
  -- Freight, fee and refunds belong to an order, not to its lines.
  select sold.code, 'products', sold.placed_at::date, 0, sold.store_code, '', '', line.category_code, line.product_code, line.sku_code, '', '',
    1, sum(line.quantity),
    case when sold.is_over then sum(line.quantity) else sum(line.cancelled) + coalesce(sum(pieces_back.pieces), 0) end, sum(line.product_amount)::bigint,
    sum(line.promotion_discount + line.coupon_discount)::bigint, sum(line.points_amount)::bigint, 0, 0, 0
  from sold
  join orders.line on line.order_code = sold.code
  left join pieces_back on pieces_back.order_code = line.order_code and pieces_back.number = line.number
  group by sold.code, sold.is_over, sold.placed_at, sold.store_code, line.category_code, line.product_code, line.sku_code
  union all
  -- Gross is what the goods of the orders cost in which the promotion took something off.
  select wholes.code, 'promotions', wholes.placed_at::date, 0, wholes.store_code, '', '', '', '', '', discount.promotion_code, '',
    1, wholes.pieces, wholes.pieces_back, wholes.gross, sum(discount.amount)::bigint, 0, 0, 0, 0
  from wholes join orders.discount on discount.order_code = wholes.code
  group by wholes.code, wholes.placed_at, wholes.store_code, discount.promotion_code, wholes.pieces, wholes.pieces_back, wholes.gross
  union all
  select back.order_code, 'returns', back.day, 0, coalesce(placed.store ->> 'code', ''), '', '', '', '', '', '', back.reason,
    1, coalesce(sum(part.quantity), 0), 0, 0, 0, 0, 0, 0, case when back.status = '50' then back.money else 0 end
  from back
  join orders.placed_order as placed on placed.code = back.order_code
  left join returns.line as part on part.return_code = back.code
  group by back.code, back.order_code, back.day, back.reason, back.status, back.money, placed.store
  union all
  -- An order counts once for each product, whatever variants of it were bought.
  select distinct sold.code, 'funnel', sold.placed_at::date, 0::smallint, sold.store_code, '', '', '', line.product_code, '', '', '',
    1::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint
  from sold join orders.line on line.order_code = sold.code
$$;

-- Orders that were booked before. A job books them again, some at a time: reports do not read this list, unlike that of changed orders.
create table reports.rebook (order_code text primary key);
insert into reports.rebook (order_code) select distinct order_code from reports.booked;

-- Books some of these orders again, in the same transaction in which they become changed ones; answers how many.
create function reports.fold_again(at_most integer) returns integer language plpgsql as $$
declare
  taken integer;
begin
  with gone as (
    delete from reports.rebook where order_code in (select order_code from reports.rebook order by order_code limit at_most)
    returning order_code
  ), marked as (
    insert into reports.changed_order (order_code) select order_code from gone
  )
  select count(*) into taken from gone;
  if taken > 0 then
    perform reports.fold(at_most);
  end if;
  return taken;
end
$$;
