import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../postgres/connect.ts";
import { inTransaction } from "../postgres/transaction.ts";
import { startStatementLog } from "./statement-log.ts";
import { testDatabase } from "./test-database.ts";

const { url } = await testDatabase();

test("every statement is recorded once, prepared or not, with the begin and end of transactions", async () => {
  const log = await startStatementLog(url);
  onTestFinished(log.stop);
  const database = connect(log.url, { maxConnections: 1 });
  onTestFinished(database.close);
  await sql`select 1`.execute(database.kysely);
  const query = (value: number) => sql`select ${value}::int as value`.execute(database.kysely);
  const { statements } = await log.during(async () => {
    for (const value of [1, 2, 3]) await query(value);
    await inTransaction(database, (trx) => sql`select 'held'`.execute(trx));
  });
  expect(statements).toEqual([...Array(3).fill("select $1::int as value"), "begin", "select 'held'", "commit"]);
});
