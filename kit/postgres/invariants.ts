import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** A condition that always holds. `broken` is a query for the violating rows, `id` first. */
export type Invariant = { readonly name: string; readonly broken: string };

export type AuditFinding = {
  readonly name: string;
  /** The number of violating rows. */
  readonly broken: number;
  /** The first few of them. */
  readonly examples: readonly string[];
};

const exampleCount = 5;

/** Checks every invariant in one snapshot of the database. Changes nothing. */
export function auditDatabase(database: Database, invariants: readonly Invariant[]): Promise<AuditFinding[]> {
  return database.kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const findings: AuditFinding[] = [];
      for (const { name, broken } of invariants) {
        const { rows } = await sql<{ count: number; examples: string[] | null }>`
          with found as (${sql.raw(broken)})
          select count(*)::int as count,
            (select array_agg(first.id) from (select found.id::text as id from found limit ${sql.lit(exampleCount)}) as first)
              as examples
          from found`.execute(trx);
        findings.push({ name, broken: rows[0]?.count ?? 0, examples: rows[0]?.examples ?? [] });
      }
      return findings;
    });
}
