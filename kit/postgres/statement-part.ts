import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * What one owner of tables adds to a statement: an expression with a single JSON value, and how that value is read. Several
 * parts make one statement, so a page that shows what several rooms know asks the database once.
 */
export type StatementPart<Value> = { readonly sql: RawBuilder<unknown>; read(found: unknown): Value };

type Values<Parts> = { [Name in keyof Parts]: Parts[Name] extends StatementPart<infer Value> ? Value : never };

/** Reads all parts by one statement. */
export async function readParts<Parts extends Readonly<Record<string, StatementPart<unknown>>>>(
  db: Kysely<unknown>,
  parts: Parts,
): Promise<Values<Parts>> {
  const columns = Object.entries(parts).map(([name, part]) => sql`${part.sql} as ${sql.id(name)}`);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(db);
  const values = Object.entries(parts).map(([name, part]) => [name, part.read(rows[0]?.[name])]);
  return Object.fromEntries(values) as Values<Parts>;
}

export async function readPart<Value>(db: Kysely<unknown>, part: StatementPart<Value>): Promise<Value> {
  return (await readParts(db, { part })).part as Value;
}
