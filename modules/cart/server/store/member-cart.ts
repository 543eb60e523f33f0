import { type Kysely, sql } from "kysely";
import { memberCart } from "../cart-owner.ts";

export type MemberCartLine = {
  readonly skuCode: string;
  readonly quantity: number;
  readonly addedAt: Date;
  /** The add-on offer it was added by; empty for what is bought for itself. */
  readonly activityCode: string;
};

/** The lines of a member's cart, the last added first. */
export async function memberCartLines(db: Kysely<unknown>, userCode: string): Promise<readonly MemberCartLine[]> {
  const { rows } = await sql<MemberCartLine>`
    select sku_code as "skuCode", quantity, added_at as "addedAt", activity_code as "activityCode" from cart.line
    where owner = ${memberCart(userCode)} order by added_at desc, sku_code`.execute(db);
  return rows;
}
