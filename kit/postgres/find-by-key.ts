import { type Kysely, type RawBuilder, sql } from "kysely";
import { batchQueries } from "./batch-queries.ts";
import { type Params, preparedQuery } from "./prepared-query.ts";

/**
 * Finds a row by its key; lookups of the same tick run as one statement (see `batch-queries.ts`). `find` is the query for one
 * key, an expression, and finds one row at most. It runs once for each key by a lateral join: for a list in a condition the
 * planner assumes more keys than there are, and may choose to read the whole table.
 */
export function findByKeyBatched<Row extends object>(
  type: "text" | "uuid",
  find: (key: RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Kysely<unknown>, key: string) => Promise<Row | null> {
  const findAll = preparedQuery(
    ({ keys }: Params<{ keys: readonly string[] }>) => sql<Row & { readonly place: number }>`
      select asked.place::int, found.* from unnest(${keys}::${sql.raw(type)}[]) with ordinality as asked (key, place),
        lateral (${find(sql`asked.key`)} offset 0) as found`,
  );
  return batchQueries(
    () => "",
    async (db, keys: readonly string[]) => {
      const found: (Row | null)[] = keys.map(() => null);
      for (const { place, ...row } of await findAll(db, { keys })) found[place - 1] = row as unknown as Row;
      return found;
    },
  );
}
