import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Params, preparedQuery } from "./prepared-query.ts";
import { type FragmentValues, fragmentColumns, type QueryFragment } from "./query-fragment.ts";

/** One row as PostgreSQL wrote it: rows with equal fingerprints have equal values. */
export type FingerprintedRow<Values> = { readonly fingerprint: string; read(): Values };

/**
 * Like `preparedFragments`, for rows that need not be parsed when they are equal to the row before: the texts become values on
 * demand. `from` computes what several fragments need, once, and decides how many rows there are. The planner does not look at
 * values that come through it, and so keeps its plan (see `list-parameter.ts`).
 */
export function fingerprintedQuery<
  Values extends object,
  Fragments extends Readonly<Record<string, QueryFragment<unknown>>>,
>(
  build: (params: Params<Values>) => Fragments,
  from: (params: Params<Values>) => RawBuilder<unknown>,
): (db: Kysely<unknown>, values: Values) => Promise<FingerprintedRow<FragmentValues<Fragments>>[]> {
  let fragments: [string, QueryFragment<unknown>][] = [];
  const run = preparedQuery<Values, Record<string, string | null>>((params) => {
    fragments = Object.entries(build(params));
    const texts = fragments.map(([name, fragment]) => [name, { ...fragment, sql: sql`${fragment.sql}::text` }]);
    return sql`select ${fragmentColumns(Object.fromEntries(texts))} from ${from(params)}`;
  });
  return async (db, values) => {
    const rows = await run(db, values);
    return rows.map((row) => {
      const texts = fragments.map(([name]) => row[name] ?? "null");
      return {
        fingerprint: texts.join("\n"),
        read: () =>
          Object.fromEntries(
            fragments.map(([name, fragment], at) => [name, fragment.read(JSON.parse(texts[at] ?? "null"))]),
          ) as FragmentValues<Fragments>,
      };
    });
  };
}
