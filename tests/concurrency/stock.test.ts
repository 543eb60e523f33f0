import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Random, seededRandom } from "#kit/core/seeded-random.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { releaseStock, sellStock, shipStock, takeLinesBack, takeStockBack } from "#modules/inventory/server/index.ts";
import { countCalls } from "#modules/inventory/server/testing/count-calls.ts";
import { stockFixture } from "#modules/inventory/server/testing/stock-fixture.ts";
import { transferCalls } from "#modules/inventory/server/testing/transfer-calls.ts";

const fixture = await stockFixture();
const { database, db, hold, stock, outcome, broken } = fixture;
const { start, enter, seen: seenCount } = countCalls(fixture);
const { draft, send, receive, seen: seenTransfer } = transferCalls(fixture);

const skus = ["S-a", "S-b", "S-c"] as const;
const places = ["WH01", "WH02", "1001"] as const;
const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** One order's life: reserved for two SKUs, then released, cancelled, shipped, partly returned or failed. */
async function anOrder(reference: string, random: Random): Promise<string> {
  const sourceCode = oneOf(places, random);
  const quantity = 1 + Math.floor(random() * 3);
  const lines = skus.slice(1).map((skuCode) => ({ skuCode, sourceCode, quantity }));
  const held = await Promise.all(
    lines.map((line, at) => hold(`${reference}-${at}`, line.skuCode, quantity, sourceCode)),
  );
  const references = held.flatMap(({ ok }, at) => (ok ? [at] : []));
  const fate = oneOf(["release", "cancel", "ship", "return", "fail"], random);
  for (const at of references) {
    const name = `${reference}-${at}`;
    const line = lines[at] as (typeof lines)[number];
    await inTransaction(database, async (trx) => {
      if (fate === "release") return releaseStock(trx, name);
      await sellStock(trx, name);
      if (fate === "cancel") return takeLinesBack(trx, { reference: name, lines: [{ ...line, quantity: 1 }] });
      await shipStock(trx, { reference: name, lines: [line] });
      if (fate === "return")
        return takeLinesBack(trx, { reference: name, lines: [{ ...line, quantity: 1 }], returned: true });
      return fate === "fail" ? takeStockBack(trx, name) : null;
    });
  }
  return fate;
}

async function aTransfer(random: Random): Promise<string> {
  const fromCode = oneOf(places, random);
  const toCode = oneOf(
    places.filter((code) => code !== fromCode),
    random,
  );
  const code = await draft(Object.fromEntries(skus.map((skuCode) => [skuCode, 2])), { fromCode, toCode });
  const sent = await send(code);
  if (sent !== "DONE") return sent;
  await Promise.all([receive(code, { "S-a": [1, 0], "S-b": [2, 0] }), receive(code, { "S-c": [1, 1], "S-a": [0, 1] })]);
  return "DONE";
}

async function aCount(random: Random): Promise<string> {
  const code = await start(oneOf(places, random));
  for (const skuCode of skus) {
    const { expected = 0 } = await enter(code, skuCode, { counted: 0 }).then(
      async () => (await seenCount(code))?.lines.find(({ sku }) => sku.skuCode === skuCode) ?? { expected: 0 },
    );
    await enter(code, skuCode, { counted: Math.max(0, expected + Math.floor(random() * 3) - 1) });
  }
  return outcome("adminConfirmCount", { countCode: code, version: (await seenCount(code))?.version });
}

const anAdjustment = (random: Random) =>
  outcome("adminAdjustStock", {
    skuCode: oneOf(skus, random),
    sourceCode: oneOf(places, random),
    change: Math.floor(random() * 9) - 4 || 1,
    cause: "found",
    key: crypto.randomUUID(),
  });

test("MS-05 orders, cancellations, returns, counts, transfers and adjustments in parallel: every movement adds up, and no deadlock", {
  timeout: 600_000,
}, async () => {
  for (const skuCode of skus) for (const sourceCode of places) await stock(skuCode, 60, sourceCode);
  const random = seededRandom("every movement adds up");
  const rounds = tries(12, 150);
  const outcomes = await Promise.all(
    Array.from({ length: rounds }, (_, round) => [
      anOrder(`O-${round}`, random),
      anOrder(`P-${round}`, random),
      aTransfer(random),
      aCount(random),
      anAdjustment(random),
      anAdjustment(random),
    ]).flat(),
  );
  // Some of each kind succeeded, and every refusal is one of a rule.
  expect(outcomes.filter((reply) => reply === "DONE").length).toBeGreaterThan(rounds);
  const rules = ["DONE", "BELOW_HELD", "CHANGED", "COUNT_AGAIN", "release", "cancel", "ship", "return", "fail"];
  expect(outcomes.filter((reply) => !rules.includes(reply))).toEqual([]);
  const findings = await broken();
  figure("M15", `${outcomes.length} parallel orders, counts, transfers and adjustments: broken sums`, findings.length);
  expect(findings).toEqual([]);
  const { rows } = await sql<{ missing: number }>`
    select (select coalesce(sum(quantity - shipped), 0) from inventory.stock)
      - (select coalesce(sum(change), 0) from inventory.movement) as missing`.execute(db);
  expect(Number(rows[0]?.missing)).toBe(0);
  // A server process hands in its counts when it ends.
  const { rows: deadlocks } = await sql<{ found: number }>`
    select deadlocks::int as found from pg_stat_database where datname = current_database()`.execute(db);
  expect(deadlocks[0]?.found).toBe(0);
});

test("MS-03 two people who receive one transfer at once receive its units once", async () => {
  await stock("S-d", 10);
  const code = await draft({ "S-d": 5 });
  await send(code);
  const replies = await Promise.all(Array.from({ length: 6 }, () => receive(code, { "S-d": [3, 0] })));
  expect(replies.filter((reply) => reply === "DONE")).toHaveLength(1);
  expect((await seenTransfer(code))?.lines[0]).toMatchObject({ received: 3, open: 2 });
  expect(await broken()).toEqual([]);
});
