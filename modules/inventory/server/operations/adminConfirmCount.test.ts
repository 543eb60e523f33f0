import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sellStock, shipStock } from "../index.ts";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { database, db, mutate, outcome, stock, hold, movements, broken } = fixture;
const { start, enter, seen } = countCalls(fixture);
const confirm = async (countCode: string) =>
  outcome("adminConfirmCount", { countCode, version: (await seen(countCode))?.version ?? -1 });

test("MS-02 a confirmed count writes its differences, and correct or uncounted rows stay", async () => {
  await Promise.all([stock("S1", 5), stock("S2", 5), stock("S3", 5)]);
  const code = await start();
  await enter(code, "S1", { counted: 3 });
  await enter(code, "S2", { counted: 5 });
  await enter(code, "S-found", { counted: 2 });
  expect(await movements("S1")).toEqual(["opening +5 = 5"]);
  expect(await confirm(code)).toBe("DONE");
  expect(await movements("S1")).toEqual(["opening +5 = 5", "counted -2 = 3"]);
  expect(await movements("S2")).toEqual(["opening +5 = 5"]);
  expect(await movements("S-found")).toEqual(["counted +2 = 2"]);
  expect(await confirm(code)).toBe("ACTION_NOT_ALLOWED");
  expect(await enter(code, "S1", { counted: 9 })).toBe("ACTION_NOT_ALLOWED");
});

test("MS-02 orders that are placed and shipped during a count are respected", async () => {
  await stock("S4", 10);
  const code = await start();
  await enter(code, "S4", { counted: 9 });
  await hold("O-4", "S4", 3);
  await inTransaction(database, (trx) => sellStock(trx, "O-4"));
  await inTransaction(database, (trx) =>
    shipStock(trx, { reference: "O-4", lines: [{ skuCode: "S4", sourceCode: "WH01", quantity: 3 }] }),
  );
  expect(await confirm(code)).toBe("DONE");
  expect(await movements("S4")).toEqual(["opening +10 = 10", "shipped -3 = 7", "counted -1 = 6"]);
});

test("MS-02 a count below what orders hold is refused as a whole and names the SKU", async () => {
  await Promise.all([stock("S5", 5), stock("S6", 5)]);
  await hold("O-5", "S5", 4);
  const code = await start();
  await enter(code, "S5", { counted: 3 });
  await enter(code, "S6", { counted: 4 });
  const refused = await mutate("adminConfirmCount", { countCode: code, version: 2 });
  expect([refused.errorCode, refused.errorMessage?.includes("S5 (4/5)")]).toEqual(["BELOW_HELD", true]);
  expect(await movements("S6")).toEqual(["opening +5 = 5"]);
  expect((await seen(code))?.state).toBe("open");
});

test("MS-02 differences entered after the page was read are not confirmed, nor lines that moved while they were scanned", async () => {
  await stock("S7", 5);
  const code = await start();
  await enter(code, "S7", { add: 1 });
  const before = (await seen(code))?.version;
  await sql`update inventory.stock set quantity = 6 where sku_code = 'S7'`.execute(db);
  await enter(code, "S7", { add: 1 });
  expect(await outcome("adminConfirmCount", { countCode: code, version: before })).toBe("CHANGED");
  expect(await confirm(code)).toBe("COUNT_AGAIN");
  await enter(code, "S7", { counted: 6 });
  expect(await confirm(code)).toBe("DONE");
  expect(await movements("S7")).toEqual(["opening +5 = 5", "unexplained +1 = 6"]);
});

test("MS-05 pressing confirm many times at once applies a difference once", async () => {
  await stock("S8", 5);
  const code = await start();
  await enter(code, "S8", { counted: 4 });
  const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(code)));
  expect(replies.filter((reply) => reply === "DONE")).toHaveLength(1);
  expect(await movements("S8")).toEqual(["opening +5 = 5", "counted -1 = 4"]);
  expect(await broken()).toEqual([]);
});
