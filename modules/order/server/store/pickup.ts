import { type Kysely, sql } from "kysely";
import { deliveryCodeOf, statusSql } from "./stored-order.ts";

/** Records that the shopper is at the store. False when the order is not ready, or it was recorded before. */
export async function notePickupAsked(db: Kysely<unknown>, code: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders.placed_order set pickup_asked_at = ${at}
    where code = ${code} and status = ${statusSql("shipped")} and delivery_type = ${deliveryCodeOf("storePickup")}
      and pickup_asked_at is null`.execute(db);
  return numAffectedRows === 1n;
}
