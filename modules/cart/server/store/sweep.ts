import { type Kysely, sql } from "kysely";
import { guestCartDays } from "../../contract/constants.ts";

const dayMs = 86_400_000;
/** The most rows one statement may delete without blocking others. */
const atOnce = 1_000;

/** Deletes carts of guests that were not touched for 90 days. A member's cart stays. Answers how many went. */
export async function sweepGuestCarts(db: Kysely<unknown>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - guestCartDays * dayMs);
  for (let swept = 0; ; ) {
    const { rows } = await sql<{ owner: string }>`
      with old as (
        select owner from cart.cart
        where owner like 'guest:%' and touched_at < ${before}
        order by touched_at limit ${atOnce}
        for update skip locked
      ), lines as (delete from cart.line using old where line.owner = old.owner)
      delete from cart.cart using old where cart.owner = old.owner
      returning cart.owner`.execute(db);
    swept += rows.length;
    if (rows.length < atOnce) return swept;
  }
}
