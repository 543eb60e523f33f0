import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { StaffClient } from "./staff-client.ts";

type Reply = { readonly data: { readonly workId: string } | null };

const step = (name: string, type: string) =>
  `mutation ${name}($input: ${type}!) { ${name}(input: $input) { errorCode data { workId } } }`;
const previewDocument = step("adminPreviewImport", "AdminPreviewImportInput");
const applyDocument = step("adminApplyImport", "AdminImportStepInput");
const stateDocument = "query adminImport($id: ID!) { adminImport(id: $id) { state } }";

/** Enough for the transaction to take a while. */
const productsPerFile = 150;

/** New drafts whose codes start with the name of the file. */
const fileOf = (name: string): string =>
  [
    "product_code,sku_code,status,name_en,price",
    ...Array.from({ length: productsPerFile }, (_, at) => `${name}-${at},${name}-${at}-A,draft,${name} ${at},100000`),
  ].join("\n");

/** Uploads, previews and applies one file after another until it is stopped. `nextName` gives each file a name of its own. */
export async function keepImporting(client: StaffClient, isOver: () => boolean, nextName: () => string): Promise<void> {
  while (!isOver()) {
    const name = nextName();
    const id = await client.upload("product", name, fileOf(name));
    if (id === null) continue;
    const reading = { id, source: "own", locale: "en-US", mapping: [], key: crypto.randomUUID() };
    await client.call<Reply>(previewDocument, { input: reading });
    if (!(await reaches(client, id, "previewed", isOver))) continue;
    await client.call<Reply>(applyDocument, { input: { id, key: crypto.randomUUID() } });
    await reaches(client, id, "applied", isOver);
  }
}

async function reaches({ call }: StaffClient, id: string, state: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const found = await call<{ state: string }>(stateDocument, { id });
    if (found?.state === state) return true;
    await sleep(20);
  }
  return false;
}

export type ImportWork = {
  /** Imports that a worker has started to apply. */
  readonly started: number;
  /** Runs of them that have not ended: work and attempt. */
  readonly running: readonly string[];
  /** Work of any kind that has not ended. */
  readonly open: number;
};

export async function importWork(db: Kysely<unknown>): Promise<ImportWork> {
  const { rows } = await sql<ImportWork>`
    select count(*) filter (where kind = 'import.apply' and attempt > 0)::int as started,
      coalesce(array_agg(id || ' ' || attempt) filter (where kind = 'import.apply' and state = 'running'), '{}') as running,
      count(*) filter (where ended_at is null)::int as open
    from background_work.item`.execute(db);
  return rows[0] ?? { started: 0, running: [], open: 0 };
}

/** Imports that wrote a part of their products, all of them without a record, or some of them twice. */
export async function brokenImports(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ found: string }>`
    select import.title || ' is ' || import.state || ' with ' || products || ' products, ' || changes || ' changes in '
      || entries || ' entries' as found
    from import_export.import,
      lateral (select count(*)::int as products from catalogue.product where code like import.title || '-%') as stored,
      lateral (select count(*)::int as changes, count(distinct entry_id)::int as entries from kit.journal_change
        where record_type = 'product' and record_id like import.title || '-%') as journal
    where array[products, changes, entries]
      <> case state when 'applied' then array[${productsPerFile}, ${productsPerFile}, 1]::int[] else array[0, 0, 0] end`.execute(
    db,
  );
  return rows.map(({ found }) => found);
}

/** The number of applied imports. */
export async function appliedImports(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_export.import where state = 'applied'`.execute(db);
  return rows[0]?.count ?? 0;
}
