import { sql, type Transaction } from "kysely";
import type { LineQuantity } from "../parcels/pieces-left.ts";
import { statusSql } from "./stored-order.ts";

/** Adds shipped, or ready, pieces. A constraint of the table prevents more than were bought. */
export async function addSent(
  trx: Transaction<unknown>,
  code: string,
  quantities: readonly LineQuantity[],
): Promise<void> {
  await sql`
    update orders.line set sent = line.sent + piece.quantity
    from unnest(${quantities.map(({ number }) => number)}::int[], ${quantities.map(({ quantity }) => quantity)}::int[])
      as piece (number, quantity)
    where line.order_code = ${code} and line.number = piece.number`.execute(trx);
}

/** Sets when the automatic next step of an order is due; null: never. */
export async function writeMovesOn(trx: Transaction<unknown>, code: string, at: Date | null): Promise<void> {
  await sql`
    update orders.placed_order set moves_on_at = ${at}
    where code = ${code} and status = ${statusSql("shipped")}`.execute(trx);
}
