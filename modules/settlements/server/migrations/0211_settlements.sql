create schema settlements;

-- A file in which a gateway lists what it pays out.
create table settlements.file (
  id uuid primary key,
  title text not null,
  -- SHA-256 of its bytes: the same file is recognised.
  digest text not null unique,
  -- The name of the recognised format, or `own`.
  format text not null,
  -- Null until it is imported.
  gateway text,
  header jsonb not null,
  -- The column of the file for each field of a row: {"gross": "Amount"}.
  mapping jsonb not null,
  rows_in_file integer not null,
  -- The bytes, until the file is imported.
  content bytea,
  state text not null default 'uploaded' check (state in ('uploaded', 'imported')),
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  imported_by text,
  imported_at timestamptz,
  -- Lines that are no payments, such as withdrawals.
  skipped integer not null default 0,
  gross bigint not null default 0,
  fee bigint not null default 0,
  net bigint not null default 0,
  -- The first day of its rows. Payments before the first file of a gateway are not missed.
  first_day date,
  check ((state = 'imported') = (imported_at is not null and gateway is not null and first_day is not null)),
  check ((state = 'uploaded') = (content is not null))
);
create index files_by_upload on settlements.file (uploaded_at desc, id);
create index files_of_gateway on settlements.file (gateway, first_day) where state = 'imported';

-- Rows of a file on their way into the table below, written by COPY outside the transaction of the import.
create table settlements.staged_row (
  batch uuid not null,
  number integer not null,
  reference text not null,
  gateway_reference text not null,
  kind text not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  settled_on date,
  staged_at timestamptz not null default now(),
  primary key (batch, number)
);
create index staged_rows_by_age on settlements.staged_row (staged_at);

create table settlements.line (
  file_id uuid not null references settlements.file,
  -- The row of the spreadsheet, the header being row 1.
  number integer not null,
  gateway text not null,
  reference text not null,
  gateway_reference text not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback')),
  -- Signed: refunds and chargebacks are below 0.
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  settled_on date,
  result text not null check (result in (
    'matched', 'refunded', 'amountDiffers', 'sumDiffers', 'unknown', 'notPaid', 'refundDiffers', 'chargedBack', 'duplicate')),
  -- The charge it is about; null when we know none.
  charge_id uuid,
  payment_reference text,
  -- The amount with us: of the charge, or of the refunds made so far.
  our_amount bigint,
  -- What makes a second row about the same thing a duplicate.
  identity text not null,
  primary key (file_id, number)
);
create index lines_of_charge on settlements.line (charge_id, kind) where charge_id is not null;
create unique index settled_once on settlements.line (gateway, identity) where result <> 'duplicate';
create index lines_with_difference on settlements.line (file_id, number) where result not in ('matched', 'refunded');

-- A difference somebody looked at: of a row (`row:<file>:<number>`), or of a charge that no file has (`charge:<id>`).
create table settlements.explanation (
  subject text primary key,
  state text not null check (state in ('explained', 'open')),
  note text not null check (note <> ''),
  version integer not null check (version > 0),
  actor text not null,
  at timestamptz not null
);

-- Charges of gateways with what came back of them, as this module reads payments. Nothing here writes them.
create view settlements.charge as
select attempt.id, attempt.gateway, attempt.charge_id, attempt.gateway_ref, attempt.reference, attempt.amount,
  attempt.state, attempt.ended_at as paid_at, coalesce((
    select sum(refund.amount) from payment.refund
    where refund.attempt_id = attempt.id and refund.state = 'done' and not refund.sent_by_hand), 0)::bigint as refunded
from payment.attempt
where attempt.gateway is not null;

create view settlements.ordered_payment as
select code as order_code, payment_reference as reference from orders.placed_order;

-- Charges that were paid since the first file of their gateway began and that no file has.
create view settlements.unsettled_charge as
select charge.id, charge.gateway, charge.charge_id, charge.gateway_ref, charge.reference, charge.amount, charge.paid_at
from settlements.charge join (
  select gateway, min(first_day) as since from settlements.file where state = 'imported' group by gateway) as begun
  using (gateway)
where charge.state = 'paid' and charge.paid_at >= begun.since::timestamp at time zone 'Asia/Jakarta' and not exists (
  select from settlements.line where line.charge_id = charge.id and line.kind = 'payment');
