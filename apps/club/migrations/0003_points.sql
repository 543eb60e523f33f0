-- Points are a journal of double entries. What a member may spend follows from the entries; the running balance beside
-- them is written by the entries themselves and by nothing else.

create table club.account (
  member_id text primary key references club.member on delete cascade,
  -- What may be spent, and what is promised to orders that are not paid yet.
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0)
) with (fillfactor = 70);

create function club.open_account() returns trigger language plpgsql as $$
begin
  insert into club.account (member_id) values (new.id);
  return null;
end $$;

create trigger member_has_account after insert on club.member for each row execute function club.open_account();

insert into club.account (member_id) select id from club.member;

-- Questions that change something, by the key they came with: the same key asks the same question and is answered the
-- same. The answer holds no secret.
create table club.request (
  key text primary key check (length(key) between 1 and 200),
  operation text not null,
  input_hash text not null,
  answer jsonb,
  at timestamptz not null
);

create table club.hold (
  id uuid primary key,
  member_id text not null references club.account,
  points integer not null check (points > 0),
  reference text not null,
  state text not null default 'held' check (state in ('held', 'spent', 'released')),
  given_back integer not null default 0,
  held_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null)),
  check (given_back between 0 and case state when 'spent' then points else 0 end)
);

create index hold_member on club.hold (member_id);

create table club.journal_transaction (
  id bigint generated always as identity primary key,
  -- Null for what the club does by itself: points that run out.
  key text unique references club.request,
  kind text not null check (kind in ('earn', 'bonus', 'hold', 'release', 'spend', 'giveBack', 'takeBack', 'expire')),
  member_id text not null references club.account,
  points integer not null check (points > 0),
  -- What the member may spend after it.
  balance integer not null check (balance >= 0),
  reference text,
  hold_id uuid references club.hold,
  at timestamptz not null,
  -- When points that came in run out.
  expires_at timestamptz,
  check ((kind in ('earn', 'bonus', 'giveBack')) = (expires_at is not null)),
  check ((kind in ('hold', 'release', 'spend', 'giveBack')) = (hold_id is not null)),
  check ((kind = 'expire') = (key is null))
);

create index journal_transaction_member on club.journal_transaction (member_id, id desc);
create index journal_transaction_expiry on club.journal_transaction (expires_at) where expires_at is not null;

-- available and held are the member's; issued, bonus, spent and expired are the club's own books.
create table club.journal_entry (
  transaction_id bigint not null references club.journal_transaction,
  book text not null check (book in ('available', 'held', 'issued', 'bonus', 'spent', 'expired')),
  amount integer not null check (amount <> 0),
  primary key (transaction_id, book)
);

-- Entries carry the balances along. The statement that writes them is the only thing that ever moves a balance.
create function club.post_entries() returns trigger language plpgsql as $$
begin
  update club.account
  set available = account.available + moved.available, held = account.held + moved.held
  from (
    select transaction.member_id,
      coalesce(sum(amount) filter (where book = 'available'), 0) as available,
      coalesce(sum(amount) filter (where book = 'held'), 0) as held
    from entries join club.journal_transaction as transaction on transaction.id = entries.transaction_id
    group by transaction.member_id
  ) as moved
  where account.member_id = moved.member_id;
  return null;
end $$;

create trigger entries_move_balances after insert on club.journal_entry
  referencing new table as entries for each statement execute function club.post_entries();

-- Checked when the database's transaction ends: what one book gains another loses, and nothing is written without entries.
create function club.demand_balanced(checked bigint) returns void language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount) into total from club.journal_entry where transaction_id = checked;
  if total is distinct from 0 then
    raise exception 'the entries of journal transaction % sum to %', checked, coalesce(total::text, 'nothing')
      using errcode = 'check_violation';
  end if;
end $$;

create function club.check_transaction() returns trigger language plpgsql as $$
begin
  perform club.demand_balanced(new.id);
  return null;
end $$;

create function club.check_entry() returns trigger language plpgsql as $$
begin
  perform club.demand_balanced(new.transaction_id);
  return null;
end $$;

create constraint trigger transaction_is_balanced after insert on club.journal_transaction
  deferrable initially deferred for each row execute function club.check_transaction();
create constraint trigger entry_is_balanced after insert on club.journal_entry
  deferrable initially deferred for each row execute function club.check_entry();

-- What was written stays written; a mistake is corrected by another transaction.
create function club.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal only grows' using errcode = 'check_violation';
end $$;

create trigger entry_stays before update or delete on club.journal_entry
  for each row execute function club.refuse_change();
create trigger transaction_stays before update or delete on club.journal_transaction
  for each row execute function club.refuse_change();

-- The bonus for linking: once per member, for ever (D-15, D-86).
create table club.link_bonus (
  member_id text primary key references club.account,
  transaction_id bigint not null references club.journal_transaction,
  at timestamptz not null
);
