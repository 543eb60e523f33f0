create schema returns;

-- Something of an order that is to come back, or came (D-56).
create table returns.return_order (
  code text primary key check (code ~ '^RT[A-HJ-NP-Z2-9]{10}$'),
  order_code text not null references orders.placed_order on delete cascade,
  -- 'guest:<guest id>' or 'member:<user code>'; null once the member has left.
  owner text,
  -- 10 requested, 20 approved, 21 refused, 30 on its way, 40 received, 50 refunded, 60 undone
  status text not null check (status in ('10', '20', '21', '30', '40', '50', '60')),
  reason text not null check (reason in
    ('DAMAGED', 'WRONG_ITEM', 'INCOMPLETE', 'NOT_AS_DESCRIBED', 'WRONG_SIZE', 'CHANGED_MIND', 'OTHER')),
  remark text not null default '',
  video_url text,
  -- Where the money goes when it cannot go back the way it came: sealed, and its last digits to be shown.
  account_sealed text,
  account_shown text,
  -- What it comes to: as it was told when it was asked for, and from the refund on as it was given.
  money bigint not null check (money >= 0),
  points integer not null check (points >= 0),
  freight bigint not null check (freight >= 0),
  -- Below nothing when an earlier deduction is undone.
  deducted bigint not null,
  company_name text,
  express_code text,
  -- What the shop has to say about it.
  approver_note text,
  refund_note text,
  -- Whether what came back can be sold again, as staff saw it.
  resellable boolean,
  created_at timestamptz not null,
  -- Not sent by then, it is undone.
  send_until timestamptz,
  -- When it came to its end.
  ended_at timestamptz,
  check ((account_sealed is null) = (account_shown is null)),
  check ((status in ('21', '50', '60')) = (ended_at is not null)),
  check (status <> '20' or send_until is not null)
);
create index returns_of_order on returns.return_order (order_code, created_at, code);
create index returns_of_owner on returns.return_order (owner, created_at desc, code);
create index returns_to_expire on returns.return_order (send_until) where status = '20';
create index returns_by_status on returns.return_order (status, created_at);

create table returns.line (
  return_code text not null references returns.return_order on delete cascade,
  -- The order's line.
  number smallint not null check (number >= 0),
  quantity integer not null check (quantity >= 1),
  money bigint not null check (money >= 0),
  points integer not null check (points >= 0),
  primary key (return_code, number)
);

-- Pictures of what is wrong. They belong to an owner and an order from the moment they are sent, and to a return once it is.
create table returns.photo (
  id uuid primary key,
  order_code text not null references orders.placed_order on delete cascade,
  owner text not null,
  return_code text references returns.return_order on delete cascade,
  place smallint,
  content bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  check ((return_code is null) = (place is null))
);
create index photos_of_return on returns.photo (return_code, place);
create index photos_of_owner on returns.photo (owner);
create index photos_by_age on returns.photo (created_at);

-- Every change of a return: what, by whom, when and why. Rows are added, never altered.
create table returns.event (
  id bigint generated always as identity primary key,
  return_code text not null references returns.return_order on delete cascade,
  move text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'staff', 'system')),
  -- Who of the staff; nothing about shoppers, who are known by the order.
  actor_name text,
  note text,
  at timestamptz not null
);
create index events_of_return on returns.event (return_code, id);
