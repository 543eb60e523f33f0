-- What stands around every page, as the back office edits it (contract/site/site-state.ts). A part without a row is edited from what
-- is published. Shoppers' requests never read this table.
create table content.site_draft (
  part text primary key check (part in ('announcement', 'contact', 'header', 'top', 'footer')),
  state jsonb not null,
  updated_at timestamptz not null default now()
);

-- The line above every page. Shoppers' requests read `is_shown`, which is computed when the announcement is published and when its
-- period begins or ends: a cached response need not know the moment.
create table content.announcement (
  singleton boolean primary key default true check (singleton),
  texts jsonb not null,
  url text,
  shown_from timestamptz,
  shown_until timestamptz,
  is_shown boolean not null,
  check (shown_until > shown_from)
);
create trigger begin_edition before insert or update or delete or truncate on content.announcement
  for each statement execute function content.begin_edition();
