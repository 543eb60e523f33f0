import { type Kysely, type RawBuilder, sql } from "kysely";
import { fixedStatement, type Places } from "./fixed-statement.ts";
import { columnsOf, type StatementPart, type ValuesOf } from "./statement-part.ts";

/** What a statement told, in the database's own words: where two readings have the same words they have the same values. */
export type Worded<Values> = { readonly words: string; read(): Values };

/**
 * Like `fixedParts`, for readings that need no look when they tell what the one before told: words become values when somebody asks. `from`
 * names what several parts need, worked out once, for as many readings as it has rows; PostgreSQL does not look at values that come by way of
 * it when it plans, and so keeps its plan (see `any-list.ts`).
 */
export function wordedParts<Values extends object, Parts extends Readonly<Record<string, StatementPart<unknown>>>>(
  build: (places: Places<Values>) => Parts,
  from: (places: Places<Values>) => RawBuilder<unknown>,
): (db: Kysely<unknown>, values: Values) => Promise<Worded<ValuesOf<Parts>>[]> {
  let parts: [string, StatementPart<unknown>][] = [];
  const run = fixedStatement<Values, Record<string, string | null>>((places) => {
    parts = Object.entries(build(places));
    const texts = parts.map(([name, part]) => [name, { ...part, sql: sql`${part.sql}::text` }]);
    return sql`select ${columnsOf(Object.fromEntries(texts))} from ${from(places)}`;
  });
  return async (db, values) => {
    const rows = await run(db, values);
    return rows.map((row) => {
      const texts = parts.map(([name]) => row[name] ?? "null");
      return {
        words: texts.join("\n"),
        read: () =>
          Object.fromEntries(
            parts.map(([name, part], at) => [name, part.read(JSON.parse(texts[at] ?? "null"))]),
          ) as ValuesOf<Parts>,
      };
    });
  };
}
