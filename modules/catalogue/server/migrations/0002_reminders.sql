-- Who wants to be told when a sold-out SKU is back: one row for each member and SKU (D-34).
create table catalogue.reminder (
  -- No reference: members belong to a room this one does not know.
  user_code text not null,
  sku_code text not null references catalogue.sku on delete cascade,
  locale text not null,
  asked_at timestamptz not null,
  -- When it was answered; null while it waits.
  done_at timestamptz,
  primary key (user_code, sku_code)
);
create index reminders_waiting on catalogue.reminder (sku_code, asked_at, user_code) where done_at is null;

-- The SKUs somebody waits for, and whether the last look found them in stock: a return is told once.
create table catalogue.awaited_sku (
  sku_code text primary key references catalogue.sku on delete cascade,
  in_stock boolean not null default false
);
