import { type Kysely, sql } from "kysely";

/**
 * One line of the history of an SKU at a place: a movement of units, or a reservation as it stands now. A reservation moves nothing:
 * its `change` and `onHand` are null.
 */
export type HistoryEntry = {
  readonly id: string;
  readonly at: Date;
  readonly cursor: string;
  readonly cause: string;
  readonly change: number | null;
  readonly onHand: number | null;
  /** Units of a reservation, and whether they are held, sold or released. */
  readonly reserved: number | null;
  readonly state: "held" | "sold" | "released" | null;
  readonly reference: string | null;
  readonly actor: string | null;
  readonly reason: string | null;
};

type Asked = { readonly skuCode: string; readonly sourceCode: string; readonly before: string | null };

/** The newest entries before a cursor. Both halves are read by their index and merged. */
export async function stockHistory(
  db: Kysely<unknown>,
  { skuCode, sourceCode, before }: Asked,
  limit: number,
): Promise<HistoryEntry[]> {
  const [at = "infinity", id = "~"] = before?.split("|") ?? [];
  const { rows } = await sql<HistoryEntry>`
    select entry.*,
      to_char(entry.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || entry.id as cursor
    from (
      (select 'm' || lpad(id::text, 20, '0') as id, at, cause, change, on_hand as "onHand", null::int as reserved,
        null::text as state, reference, actor, reason
      from inventory.movement
      where sku_code = ${skuCode} and source_code = ${sourceCode} and at <= ${at}::timestamptz
        and (at, 'm' || lpad(id::text, 20, '0')) < (${at}::timestamptz, ${id})
      order by movement.at desc, movement.id desc limit ${limit})
      union all
      (select 'h' || reference, held_at, 'reserved', null, null, quantity, state, reference, null, null
      from inventory.hold
      where sku_code = ${skuCode} and source_code = ${sourceCode} and held_at <= ${at}::timestamptz
        and (held_at, 'h' || reference) < (${at}::timestamptz, ${id})
      order by held_at desc, reference desc limit ${limit})
    ) as entry
    order by entry.at desc, entry.id desc limit ${limit}`.execute(db);
  return rows;
}
