import { type Kysely, type RawBuilder, sql } from "kysely";
import type { BoundedCache } from "../graphql/bounded-cache.ts";

/**
 * What one owner of tables adds to a statement: an expression with a single JSON value, and how that value is read. Several
 * parts make one statement, so a page that shows what several modules know asks the database once.
 */
export type StatementPart<Value> = { readonly sql: RawBuilder<unknown>; read(found: unknown): Value };

/** What reading these parts gives. */
export type ValuesOf<Parts> = { [Name in keyof Parts]: Parts[Name] extends StatementPart<infer Value> ? Value : never };

/** The columns of a statement that reads these parts. */
export const columnsOf = (parts: Readonly<Record<string, StatementPart<unknown>>>): RawBuilder<unknown> =>
  sql.join(Object.entries(parts).map(([name, part]) => sql`${part.sql} as ${sql.id(name)}`));

/** Reads all parts by one statement. */
export async function readParts<Parts extends Readonly<Record<string, StatementPart<unknown>>>>(
  db: Kysely<unknown>,
  parts: Parts,
): Promise<ValuesOf<Parts>> {
  const { rows } = await sql<Record<string, unknown>>`select ${columnsOf(parts)}`.execute(db);
  const values = Object.entries(parts).map(([name, part]) => [name, part.read(rows[0]?.[name])]);
  return Object.fromEntries(values) as ValuesOf<Parts>;
}

/** What was made of texts of the database: the same texts under the same name give the very same values, which nobody may change. */
export type PartsMemory<Parts> = { readonly values: BoundedCache<ValuesOf<Parts>>; readonly name: string };

/** Reads all parts by one statement, and makes their values anew only when the database's texts differ from those read lately. */
export async function readPartsAgain<Parts extends Readonly<Record<string, StatementPart<unknown>>>>(
  db: Kysely<unknown>,
  parts: Parts,
  { values, name }: PartsMemory<Parts>,
): Promise<ValuesOf<Parts>> {
  const asText = Object.entries(parts).map(([key, part]) => [
    key,
    { sql: sql`${part.sql}::text`, read: (found: unknown) => (found === null ? "null" : String(found)) },
  ]);
  const texts = await readParts(db, Object.fromEntries(asText) as Record<string, StatementPart<string>>);
  const key = `${name}\n${Object.values(texts).join("\n")}`;
  const known = values.get(key);
  if (known) return known;
  const read = Object.entries(parts).map(([part, { read }]) => [part, read(JSON.parse(texts[part] ?? "null"))]);
  const made = Object.fromEntries(read) as ValuesOf<Parts>;
  values.set(key, made);
  return made;
}

/** Parts that are asked for in the same breath become one statement. */
export function gatherParts(db: Kysely<unknown>): <Value>(part: StatementPart<Value>) => Promise<Value> {
  type Waiting = { part: StatementPart<unknown>; resolve(value: unknown): void; reject(problem: unknown): void };
  let waiting: Waiting[] = [];
  const readAll = () => {
    const asked = waiting;
    waiting = [];
    const parts = Object.fromEntries(asked.map(({ part }, index) => [`part${index}`, part]));
    readParts(db, parts).then(
      (values) => {
        for (const [index, { resolve }] of asked.entries()) resolve(values[`part${index}`]);
      },
      (problem) => {
        for (const { reject } of asked) reject(problem);
      },
    );
  };
  return <Value>(part: StatementPart<Value>) =>
    new Promise<Value>((resolve, reject) => {
      if (waiting.push({ part, resolve: resolve as Waiting["resolve"], reject }) === 1) queueMicrotask(readAll);
    });
}

/** The same part, but a text the database has answered lately is not read again: it gives the very same value, which nobody may change. */
export const remembered = <Value extends object>(
  part: StatementPart<Value>,
  memory: BoundedCache<Value>,
): StatementPart<Value> => ({
  sql: sql`${part.sql}::text`,
  read(found) {
    const text = String(found);
    const value = memory.get(text) ?? part.read(JSON.parse(text));
    memory.set(text, value);
    return value;
  },
});

export async function readPart<Value>(db: Kysely<unknown>, part: StatementPart<Value>): Promise<Value> {
  return (await readParts(db, { part })).part as Value;
}
