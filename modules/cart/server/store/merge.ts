import { type Kysely, sql, type Transaction } from "kysely";
import type { ClippedLine, MergedLine } from "../merge-plan.ts";
import { storedLine } from "./stored-line.ts";

type Replacement = { readonly from: string; readonly to: string; readonly lines: readonly MergedLine[] };

/** Empties one cart and writes these lines into the other; from now on the first leads to the second. */
export async function replaceGuestLines(trx: Transaction<unknown>, { from, to, lines }: Replacement): Promise<void> {
  await sql`delete from cart.line where owner = ${from}`.execute(trx);
  await sql`update cart.cart set merged_into = ${to} where owner = ${from}`.execute(trx);
  if (lines.length === 0) return;
  await sql`
    insert into cart.line (id, owner, sku_code, distribution_type, activity_code, quantity, added_at)
    select id, ${to}, "skuCode", "deliveryMethod", "activityCode", quantity, "addedAt"
    from jsonb_to_recordset(${JSON.stringify(lines.map(storedLine))}::jsonb) as merged (id uuid, "skuCode" text,
      "deliveryMethod" text, "activityCode" text, quantity integer, "addedAt" timestamptz)
    on conflict (owner, sku_code, distribution_type, activity_code) do update set quantity = excluded.quantity`.execute(
    trx,
  );
}

/** Stores what did not fit, until its owner has seen it. */
export async function insertClippedLines(
  trx: Transaction<unknown>,
  owner: string,
  lines: readonly ClippedLine[],
  at: Date,
): Promise<void> {
  await sql`
    insert into cart.clipped_line (owner, sku_code, distribution_type, activity_code, wanted, kept, noted_at)
    select ${owner}, "skuCode", "deliveryMethod", "activityCode", wanted, kept, ${at}
    from jsonb_to_recordset(${JSON.stringify(lines.map(storedLine))}::jsonb) as clipped ("skuCode" text, "deliveryMethod" text,
      "activityCode" text, wanted integer, kept integer)
    on conflict (owner, sku_code, distribution_type, activity_code)
      do update set wanted = excluded.wanted, kept = excluded.kept, noted_at = excluded.noted_at`.execute(trx);
}

export type ClippedLineRow = { skuCode: string; wanted: number; kept: number };

/** Takes the notes of what did not fit: they are shown once. */
export async function takeClippedLines(db: Kysely<unknown>, owner: string): Promise<ClippedLineRow[]> {
  const { rows } = await sql<ClippedLineRow>`
    delete from cart.clipped_line where owner = ${owner} returning sku_code as "skuCode", wanted, kept`.execute(db);
  return rows;
}
