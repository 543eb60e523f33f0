import { type Kysely, sql } from "kysely";
import type { InventoryTables } from "./tables.ts";

export type SourceDraft = {
  readonly code: string;
  readonly kind: "warehouse" | "store";
  readonly name: string;
  readonly priority?: number;
};

/** Writes the places products are sent from. Writing the same again changes nothing. */
export async function saveSources(db: Kysely<unknown>, sources: readonly SourceDraft[]): Promise<void> {
  if (sources.length === 0) return;
  await db
    .withTables<InventoryTables>()
    .insertInto("inventory.source")
    .values(sources.map(({ code, kind, name, priority = 100 }) => ({ code, kind, name, priority })))
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet(({ ref }) => ({
          kind: ref("excluded.kind"),
          name: ref("excluded.name"),
          priority: ref("excluded.priority"),
        }))
        .where(
          sql<boolean>`(source.kind, source.name, source.priority) is distinct from (excluded.kind, excluded.name, excluded.priority)`,
        ),
    )
    .execute();
}

/** Which of these codes are places of the stock. */
export async function placesAmong(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from inventory.source where code = any(${codes}::text[])`.execute(db);
  return rows.map(({ code }) => code);
}

export type SourceState = {
  readonly code: string;
  readonly kind: "warehouse" | "store";
  readonly name: string;
  readonly priority: number;
};

/** The places of these codes as they are stored, without unknown ones. */
export async function readSources(db: Kysely<unknown>, codes: readonly string[]): Promise<SourceState[]> {
  const { rows } = await sql<SourceState>`
    select code, kind, name, priority from inventory.source where code = any(${[...codes]}::text[])`.execute(db);
  return rows;
}

/** Removes places that never held stock. */
export async function deleteSources(db: Kysely<unknown>, codes: readonly string[]): Promise<void> {
  await sql`delete from inventory.source where code = any(${[...codes]}::text[])`.execute(db);
}

/** Which of these places have stock, counts or transfers. */
export async function placesWithStock(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select place as code from unnest(${[...codes]}::text[]) as place
    where exists (select from inventory.stock where source_code = place)
      or exists (select from inventory.stock_count where source_code = place)
      or exists (select from inventory.transfer where place in (from_code, to_code))`.execute(db);
  return rows.map(({ code }) => code);
}
