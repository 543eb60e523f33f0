import type { Kysely } from "kysely";

/** What keeps a store from being removed. */
export type StoreUse = "stock" | "orders" | "freight" | "staff";

/** Other modules keep codes of stores; the application asks them. */
export type StoreUses = {
  /** The uses of these stores; one that is used by nothing is absent. */
  usesOf(
    db: Kysely<unknown>,
    codes: readonly string[],
  ): Promise<readonly { readonly code: string; readonly use: StoreUse }[]>;
};
