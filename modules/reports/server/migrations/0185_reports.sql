create schema reports;

-- Figures of a day, for one report and one combination of its dimensions (ADR 0183). A dimension that a report does not have is empty.
-- The day is the one in Jakarta on which the order was placed; in the report of returns the one on which the return was requested.
create table reports.daily (
  report text not null check (report in ('sales', 'hours', 'products', 'promotions', 'returns')),
  day date not null,
  -- 0 but in the report of hours.
  hour smallint not null,
  -- The store of pickup; empty: home delivery.
  store_code text not null,
  -- Empty: nothing was to be paid.
  channel_code text not null,
  customer text not null check (customer in ('', 'new', 'returning', 'unknown')),
  category_code text not null,
  product_code text not null,
  sku_code text not null,
  promotion_code text not null,
  return_reason text not null,
  -- Orders; in the report of returns, returns.
  orders bigint not null,
  pieces bigint not null,
  -- Pieces that were cancelled, alone or with their order, or came back.
  pieces_back bigint not null,
  gross bigint not null,
  discount bigint not null,
  points bigint not null,
  freight bigint not null,
  fee bigint not null,
  refunded bigint not null,
  primary key (report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code, return_reason)
);

-- The same by month, with its first day: the rows of a report of a year are read from few of them. Without the hours of days.
create table reports.monthly (like reports.daily including all, check (extract(day from day) = 1), check (report <> 'hours'));

-- What of each order is in the daily figures. A fold takes it out again when the order has changed.
create table reports.booked (order_code text not null, like reports.daily);
create index booked_by_order on reports.booked (order_code);

-- Orders that have changed since they were booked. Rows are only added by transactions that change orders, so that these never wait for
-- each other; a job takes them away.
create table reports.changed_order (
  id bigint generated always as identity primary key,
  order_code text not null
);

-- The figures of these orders as they are now: the only definition of what each report counts. An order counts once it is paid, free or
-- accepted for cash on delivery; ended after that it counts with its refund; ended without its money, or with its money taken back by the bank,
-- it does not count.
create function reports.figures_of(codes text[]) returns setof reports.booked language sql stable as $$
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
$$;

-- These orders and the later ones of their buyers: whether a buyer is new depends on what they ordered before.
create function reports.affected_by(codes text[]) returns text[] language sql stable as $$
  with changed as materialized (
    select placed.owner, placed.placed_at, nullif(lower(placed.receiver ->> 'email'), '') as email
    from orders.placed_order as placed where placed.code = any(codes)
  )
  select array_agg(code) from (
    select unnest(codes) as code
    union
    select later.code from changed
    join orders.placed_order as later on later.owner = changed.owner and later.placed_at > changed.placed_at
    union
    select later.code from changed
    join orders.placed_order as later on lower(later.receiver ->> 'email') = changed.email and later.placed_at > changed.placed_at
  ) as affected
$$;

-- What the changed orders add to the daily figures, and take from them.
create function reports.pending() returns setof reports.daily language sql stable as $$
  with affected as materialized (
    select reports.affected_by((select array_agg(distinct order_code) from reports.changed_order)) as codes
  )
  select report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code, return_reason,
    orders, pieces, pieces_back, gross, discount, points, freight, fee, refunded
  from reports.figures_of((select codes from affected))
  union all
  select report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code, return_reason,
    -orders, -pieces, -pieces_back, -gross, -discount, -points, -freight, -fee, -refunded
  from reports.booked where order_code = any((select codes from affected)::text[])
$$;

-- The figures at this moment: folded and pending ones.
create view reports.figure as
  select * from reports.daily
  union all
  select * from reports.pending();

-- Books the orders of the longest waiting changes again; answers how many changes it took.
create function reports.fold(at_most integer) returns integer language plpgsql as $$
declare
  taken text[];
begin
  -- One fold at a time: two of them would take the same booked rows out.
  perform pg_advisory_xact_lock(hashtextextended('reports.fold', 0));
  -- A change that commits later adds a row of its own, which the next fold takes.
  with gone as (
    delete from reports.changed_order where id in (select id from reports.changed_order order by id limit at_most) returning order_code
  ), affected as materialized (
    select reports.affected_by((select array_agg(distinct order_code) from gone)) as codes
  ), former as (
    delete from reports.booked where order_code = any((select codes from affected)::text[]) returning *
  ), fresh as materialized (
    select * from reports.figures_of((select codes from affected))
  ), kept as (
    insert into reports.booked select * from fresh
  ), changes as (
    select report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code, return_reason,
      sum(orders)::bigint as orders, sum(pieces)::bigint as pieces, sum(pieces_back)::bigint as pieces_back, sum(gross)::bigint as gross,
      sum(discount)::bigint as discount, sum(points)::bigint as points, sum(freight)::bigint as freight, sum(fee)::bigint as fee,
      sum(refunded)::bigint as refunded
    from (
      select * from fresh
      union all
      select order_code, report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code,
        return_reason, -orders, -pieces, -pieces_back, -gross, -discount, -points, -freight, -fee, -refunded
      from former
    ) as part
    group by report, day, hour, store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code, return_reason
  ), written as (
    insert into reports.daily as daily
    select * from changes
    where (orders, pieces, pieces_back, gross, discount, points, freight, fee, refunded) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
    on conflict on constraint daily_pkey do update set
      orders = daily.orders + excluded.orders, pieces = daily.pieces + excluded.pieces,
      pieces_back = daily.pieces_back + excluded.pieces_back, gross = daily.gross + excluded.gross,
      discount = daily.discount + excluded.discount, points = daily.points + excluded.points,
      freight = daily.freight + excluded.freight, fee = daily.fee + excluded.fee, refunded = daily.refunded + excluded.refunded
  ), written_months as (
    insert into reports.monthly as monthly
    select report, date_trunc('month', day)::date, 0, store_code, channel_code, customer, category_code, product_code, sku_code,
      promotion_code, return_reason, sum(orders)::bigint, sum(pieces)::bigint, sum(pieces_back)::bigint, sum(gross)::bigint,
      sum(discount)::bigint, sum(points)::bigint, sum(freight)::bigint, sum(fee)::bigint, sum(refunded)::bigint
    from changes where report <> 'hours'
    group by report, date_trunc('month', day), store_code, channel_code, customer, category_code, product_code, sku_code, promotion_code,
      return_reason
    on conflict on constraint monthly_pkey do update set
      orders = monthly.orders + excluded.orders, pieces = monthly.pieces + excluded.pieces,
      pieces_back = monthly.pieces_back + excluded.pieces_back, gross = monthly.gross + excluded.gross,
      discount = monthly.discount + excluded.discount, points = monthly.points + excluded.points,
      freight = monthly.freight + excluded.freight, fee = monthly.fee + excluded.fee, refunded = monthly.refunded + excluded.refunded
  )
  select array_agg(order_code) into taken from gone;
  return coalesce(cardinality(taken), 0);
end
$$;
