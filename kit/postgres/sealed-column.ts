import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** A column of encrypted texts; empty ones are not encrypted. `Use` is the purpose of the key. */
export type SealedColumn<Use extends string> = {
  readonly table: `${string}.${string}`;
  /** The primary key. */
  readonly key: string;
  readonly column: string;
  readonly use: Use;
};

export type Rewritten = { readonly changed: number; readonly unreadable: number };

const atOnce = 500;

/**
 * Passes every text of a column to `change`, which returns the new one or null to leave it. Works in batches and updates a row
 * only if it was not changed meanwhile; undecryptable texts are counted and left.
 */
export async function rewriteColumn<Use extends string>(
  { kysely }: Pick<Database, "kysely">,
  { table, key, column }: SealedColumn<Use>,
  change: (sealed: string) => string | null,
): Promise<Rewritten> {
  const [id, text] = [sql.ref(key), sql.ref(column)];
  let [changed, unreadable, after] = [0, 0, ""];
  for (;;) {
    const { rows } = await sql<{ key: string; sealed: string }>`
      select ${id}::text as key, ${text} as sealed from ${sql.table(table)}
      where ${text} <> '' and ${id}::text > ${after} order by ${id}::text limit ${sql.lit(atOnce)}`.execute(kysely);
    for (const row of rows) {
      const next = attempt(() => change(row.sealed));
      if (next === undefined) unreadable += 1;
      if (!next) continue;
      await sql`update ${sql.table(table)} set ${text} = ${next} where ${id}::text = ${row.key} and ${text} = ${row.sealed}`.execute(
        kysely,
      );
      changed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return { changed, unreadable };
    after = last.key;
  }
}

/** The same for the field `sealed` of messages in the outbox, delivered or not. */
export async function rewriteOutbox(
  { kysely }: Pick<Database, "kysely">,
  change: (sealed: string) => string | null,
): Promise<Rewritten> {
  let [changed, unreadable, after] = [0, 0, ""];
  for (;;) {
    const { rows } = await sql<{ key: string; sealed: string }>`
      select id::text as key, payload ->> 'sealed' as sealed from kit.outbox
      where payload ->> 'sealed' is not null and id::text > ${after} order by id::text limit ${sql.lit(atOnce)}`.execute(
      kysely,
    );
    for (const row of rows) {
      const next = attempt(() => change(row.sealed));
      if (next === undefined) unreadable += 1;
      if (!next) continue;
      await sql`
        update kit.outbox set payload = jsonb_set(payload, '{sealed}', to_jsonb(${next}::text))
        where id::text = ${row.key} and payload ->> 'sealed' = ${row.sealed}`.execute(kysely);
      changed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return { changed, unreadable };
    after = last.key;
  }
}

const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
