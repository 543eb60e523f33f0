-- Who asked for the weekly letter.
create table reports.letter (
  account_id uuid primary key references staff.account on delete cascade,
  locale text not null,
  asked_at timestamptz not null
);

-- The letters that were sent, by the Monday they were sent on. It stays when the letter is stopped: who asks again on that day gets no second one.
create table reports.letter_sent (
  account_id uuid not null references staff.account on delete cascade,
  monday date not null check (extract(isodow from monday) = 1),
  sent_at timestamptz not null,
  primary key (account_id, monday)
);
