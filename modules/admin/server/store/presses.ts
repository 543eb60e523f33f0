import { sql, type Transaction } from "kysely";

type Press = {
  readonly staffId: string;
  readonly key: string;
  readonly action: string;
  readonly orderCode: string;
  readonly at: Date;
};

/** False when this press has acted on the order before. The order is locked by the caller, so that of two requests one waits. */
export async function recordPress(
  trx: Transaction<unknown>,
  { staffId, key, action, orderCode, at }: Press,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into desk.press (order_code, staff_id, key, action, at)
    values (${orderCode}, ${staffId}, ${key}, ${action}, ${at}) on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}
