import { type Kysely, type RawBuilder, sql } from "kysely";
import { askedTogether } from "./asked-together.ts";
import { fixedStatement, type Places } from "./fixed-statement.ts";

/**
 * Looks for a row by its key; what is looked for in the same moment is found by one statement (see `asked-together.ts`). `find` is the statement for
 * one key, an expression, and may find one row at most. It is gone through for each key: given a list, PostgreSQL takes it for longer than it is,
 * and may read all there is instead.
 */
export function foundTogether<Row extends object>(
  type: "text" | "uuid",
  find: (key: RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Kysely<unknown>, key: string) => Promise<Row | null> {
  const findAll = fixedStatement(
    ({ keys }: Places<{ keys: readonly string[] }>) => sql<Row & { readonly place: number }>`
      select asked.place::int, found.* from unnest(${keys}::${sql.raw(type)}[]) with ordinality as asked (key, place),
        lateral (${find(sql`asked.key`)} offset 0) as found`,
  );
  const together = () => "";
  return askedTogether(together, async (db, keys: readonly string[]) => {
    const found: (Row | null)[] = keys.map(() => null);
    for (const { place, ...row } of await findAll(db, { keys })) found[place - 1] = row as unknown as Row;
    return found;
  });
}
