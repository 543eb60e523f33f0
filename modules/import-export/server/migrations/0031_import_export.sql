create schema import_export;

-- A file somebody imports, or a change of many records at once: first a preview, which is stored, then what it did.
create table import_export.import (
  id uuid primary key,
  owner_id uuid references staff.account on delete set null,
  owner_name text not null,
  record_type text not null,
  -- own, shopify, woocommerce: whose file it is; bulk for a change of chosen records.
  source text not null,
  -- The name of the file, or what the bulk change does.
  title text not null,
  -- The file; null for bulk changes, and once nothing can be done with it any more.
  content bytea,
  -- The headers of the file in their order.
  header jsonb not null default '[]',
  -- {locale, mapping} of a file, {ids, actions} of a bulk change.
  settings jsonb not null default '{}',
  state text not null default 'uploaded' check (state in ('uploaded', 'previewed', 'applied', 'undone')),
  -- How many records have which outcome.
  counts jsonb not null default '{}',
  -- Brands, categories and choices that the import adds, columns nothing is read from, stock the file names.
  notes jsonb not null default '{}',
  -- The journal entries of what was done, in their order.
  entry_ids bigint[] not null default '{}',
  created_at timestamptz not null,
  previewed_at timestamptz,
  applied_at timestamptz,
  undone_at timestamptz
);
create index newest_imports on import_export.import (created_at desc);

-- What the preview says about one record, and the version it was made from.
create table import_export.planned_record (
  import_id uuid not null references import_export.import on delete cascade,
  number integer not null,
  record_id text not null,
  -- The rows of the file; empty for bulk changes.
  file_rows integer[] not null,
  version integer not null,
  outcome text not null check (outcome in ('created', 'changed', 'unchanged', 'refused', 'outdated')),
  -- [{path, before, after}]
  changes jsonb not null,
  -- [{row, column, path, problem, detail}]
  problems jsonb not null,
  -- [{url, alt, choice}] that are fetched when the import is applied.
  pictures jsonb not null,
  primary key (import_id, number)
);
create index planned_by_outcome on import_export.planned_record (import_id, outcome, number);

-- What somebody has chosen for the headers of their files: {header: column}.
create table import_export.mapping (
  owner_id uuid not null references staff.account on delete cascade,
  record_type text not null,
  columns jsonb not null,
  primary key (owner_id, record_type)
);

-- Pictures of other sites that were fetched before: the same address is not fetched, or stored, twice.
create table import_export.fetched_picture (
  url text primary key,
  path text not null,
  fetched_at timestamptz not null
);
