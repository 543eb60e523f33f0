import { type Kysely, sql, type Transaction } from "kysely";
import { lockCart } from "./lines.ts";

const ownerOf = (userCode: string) => `member:${userCode}`;

/** The lines of a member's cart, for the file they may download. */
export async function collectCart(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select sku_code as "skuCode", quantity, distribution_type as "distributionType", activity_code as "activityCode",
      added_at as "addedAt" from cart.line where owner = ${ownerOf(userCode)} order by added_at desc, sku_code`.execute(
    db,
  );
  return rows;
}

/** The cart is held first, also one that is only just being made: an addition on its way is in it or never will be. */
export async function forgetCart(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await lockCart(trx, ownerOf(userCode), new Date(0));
  await sql`delete from cart.line where owner = ${ownerOf(userCode)}`.execute(trx);
  await sql`delete from cart.cart where owner = ${ownerOf(userCode)}`.execute(trx);
}
