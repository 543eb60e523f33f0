import type { Kysely } from "kysely";
import { askedTogether } from "./asked-together.ts";
import type { FixedStatement } from "./fixed-statement.ts";

/** The keys that a statement looks for; every row it answers names the one it was found by. */
export type Keys = { readonly keys: readonly string[] };

/** Looks for a row by its key; what is looked for in the same moment is found by one statement (see `asked-together.ts`). */
export function foundTogether<Row extends { readonly key: string }>(
  find: FixedStatement<Keys, Row>,
): (db: Kysely<unknown>, key: string) => Promise<Row | null> {
  const together = () => "";
  return askedTogether(together, async (db, keys: readonly string[]) => {
    const rows = await find(db, { keys: [...new Set(keys)] });
    const found = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => found.get(key) ?? null);
  });
}
