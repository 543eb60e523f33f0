import { sql, type Transaction } from "kysely";
import type { Pieces } from "../parcels/pieces-left.ts";
import { statusSql } from "./stored-order.ts";

/** Notes that pieces have left, or lie ready. The table itself refuses more than there are. */
export async function addSent(trx: Transaction<unknown>, code: string, pieces: readonly Pieces[]): Promise<void> {
  await sql`
    update orders.line set sent = line.sent + piece.quantity
    from unnest(${pieces.map(({ number }) => number)}::int[], ${pieces.map(({ quantity }) => quantity)}::int[])
      as piece (number, quantity)
    where line.order_code = ${code} and line.number = piece.number`.execute(trx);
}

/** When the shop takes the next step of an order by itself; null: not by itself. */
export async function writeMovesOn(trx: Transaction<unknown>, code: string, at: Date | null): Promise<void> {
  await sql`
    update orders.placed_order set moves_on_at = ${at}
    where code = ${code} and status = ${statusSql("shipped")}`.execute(trx);
}
