import { type Kysely, type RawBuilder, sql } from "kysely";
import type { BoundedStore } from "../cache/bounded-store.ts";

/**
 * A part of a query that one module contributes: an expression with a single JSON value, and the function that reads the
 * value. Several fragments make one statement, so a page that shows data of several modules queries the database once.
 */
export type QueryFragment<Value> = { readonly sql: RawBuilder<unknown>; read(found: unknown): Value };

/** The values that reading these fragments gives. */
export type FragmentValues<Fragments> = {
  [Name in keyof Fragments]: Fragments[Name] extends QueryFragment<infer Value> ? Value : never;
};

/** The select list of a statement that reads these fragments. */
export const fragmentColumns = (fragments: Readonly<Record<string, QueryFragment<unknown>>>): RawBuilder<unknown> =>
  sql.join(Object.entries(fragments).map(([name, fragment]) => sql`${fragment.sql} as ${sql.id(name)}`));

/** Reads all fragments by one statement. */
export async function readFragments<Fragments extends Readonly<Record<string, QueryFragment<unknown>>>>(
  db: Kysely<unknown>,
  fragments: Fragments,
): Promise<FragmentValues<Fragments>> {
  const { rows } = await sql<Record<string, unknown>>`select ${fragmentColumns(fragments)}`.execute(db);
  const values = Object.entries(fragments).map(([name, fragment]) => [name, fragment.read(rows[0]?.[name])]);
  return Object.fromEntries(values) as FragmentValues<Fragments>;
}

export async function readFragment<Value>(db: Kysely<unknown>, fragment: QueryFragment<Value>): Promise<Value> {
  return (await readFragments(db, { fragment })).fragment as Value;
}

/** The same fragment with a parse cache: a recent JSON text gives the same object, which callers must not change. */
export const memoizedFragment = <Value extends object>(
  fragment: QueryFragment<Value>,
  parsed: BoundedStore<Value>,
): QueryFragment<Value> => ({
  sql: sql`${fragment.sql}::text`,
  read(found) {
    const text = String(found);
    const value = parsed.get(text) ?? fragment.read(JSON.parse(text));
    parsed.set(text, value);
    return value;
  },
});
