import { sql, type Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { joiningSets } from "./joined-sets.ts";

const queryCanceled = "57014";

/** Reads for at most so long: a segment of many conditions over many customers must not occupy the database. */
export async function boundedRead<T>(
  database: Database,
  milliseconds: number,
  read: (trx: Transaction<unknown>) => Promise<T>,
): Promise<Result<T, { readonly code: "TOO_SLOW" }>> {
  try {
    return await inTransaction(database, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(trx);
      return ok(await joiningSets(trx, read));
    });
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === queryCanceled) return fail({ code: "TOO_SLOW" });
    throw cause;
  }
}
