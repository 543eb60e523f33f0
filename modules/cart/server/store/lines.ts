import type { Kysely } from "kysely";
import type { CartTables } from "./tables.ts";

export async function countPieces(db: Kysely<unknown>, owner: string): Promise<number> {
  const { pieces } = await db
    .withTables<CartTables>()
    .selectFrom("cart.line")
    .select(({ fn }) => fn.sum<number | null>("quantity").as("pieces"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  return pieces ?? 0;
}
