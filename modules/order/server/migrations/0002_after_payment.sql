-- What happens to an order once it is paid for: pieces that leave, pieces that are called off, money that goes back.
alter table orders.line
  -- Pieces that have left, or lie ready at the store.
  add sent integer not null default 0 check (sent >= 0),
  -- Pieces called off for good.
  add cancelled integer not null default 0 check (cancelled >= 0),
  -- Pieces somebody asked to call off, until that is decided: they do not leave meanwhile.
  add cancelling integer not null default 0 check (cancelling >= 0),
  add constraint no_piece_twice check (sent + cancelled + cancelling <= quantity);

alter table orders.placed_order
  -- Of the total, what went back for pieces called off or returned.
  add refunded_amount bigint not null default 0 check (refunded_amount between 0 and total_amount),
  add refunded_points integer not null default 0 check (refunded_points between 0 and points_used),
  -- When it was received or fetched: returns count from here.
  add received_at timestamptz,
  -- When its shopper said that they are at the store to fetch it; the store confirms.
  add pickup_asked_at timestamptz,
  -- Something of it was to come back at some time.
  add has_returns boolean not null default false;

update orders.placed_order as placed set received_at = (
  select max(at) from orders.event where order_code = placed.code and to_status = '51')
where status = '51';
update orders.line set sent = line.quantity
from orders.placed_order as placed
where placed.code = line.order_code and placed.status in ('42', '51');

-- Somebody asks to call off pieces of what is paid for.
create table orders.cancel_request (
  id uuid primary key,
  order_code text not null references orders.placed_order on delete cascade,
  state text not null default 'open' check (state in ('open', 'undone', 'approved', 'refused')),
  reason_code text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text check (decided_by in ('shopper', 'staff', 'system')),
  -- Who of the staff.
  decider_name text,
  -- Why it was refused.
  answer text,
  refunded_amount bigint not null default 0 check (refunded_amount >= 0),
  refunded_points integer not null default 0 check (refunded_points >= 0),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index one_open_request on orders.cancel_request (order_code) where state = 'open';
create index cancel_requests_of_order on orders.cancel_request (order_code, asked_at);
create index open_cancel_requests on orders.cancel_request (asked_at) where state = 'open';

create table orders.cancel_request_line (
  request_id uuid not null references orders.cancel_request on delete cascade,
  order_code text not null,
  line smallint not null,
  quantity integer not null check (quantity >= 1),
  primary key (request_id, line),
  foreign key (order_code, line) references orders.line (order_code, number) on delete cascade
);
create index cancel_lines_of_order on orders.cancel_request_line (order_code);
