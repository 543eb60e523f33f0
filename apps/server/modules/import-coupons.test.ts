import { expect, test } from "vitest";
import { exportRecords } from "#modules/import-export/server/index.ts";
import { importSteps } from "../testing/import-steps.ts";
import { shopDatabase } from "../testing/shop-database.ts";

const { database } = await shopDatabase();
const { targetOf, step, upload, planned, stateOf } = await importSteps(database);

const header =
  "Coupon code,Status,Coupon name,Name (Indonesian),Name (Vietnamese),Name (Chinese),Percent off,Amount off,Minimum spend,Begins,Ends,Limit,Who may use it,The whole shop";
const names = "Big,Besar,Lớn,大";

async function exported(): Promise<string> {
  let text = "";
  for await (const part of exportRecords(database, targetOf("coupon"))) text += part;
  return text;
}

test("a file of coupons is checked by row, imported, exported as no change, and undone as one", async () => {
  const bad = await upload(
    `${header}\nBAD1,live,${names},150,,,2026-12-01,2026-11-01,,everyone,yes\nno,live,${names},10,,,2026-12-01,2026-12-31,,everyone,yes\n`,
    "bad.csv",
    "coupon",
  );
  expect(await step("import.preview", bad)).toEqual({ refused: 2 });
  expect((await planned(bad)).map(({ recordId, problems }) => [recordId, problems.map((one) => one.problem)])).toEqual([
    ["BAD1", ["overHundred"]],
    ["no", ["code"]],
  ]);

  const file = [
    header,
    `FILE10,live,${names},10,,100.000,2030-12-01,2030-12-31,500,members,yes`,
    `FILE25,draft,${names},,25000,,2030-12-01 09:00,2030-12-31,,everyone,yes`,
  ].join("\n");
  const id = await upload(file, "coupons.csv", "coupon");
  expect(await step("import.preview", id)).toEqual({ created: 2 });
  expect(await stateOf("coupon", "FILE10")).toBeUndefined();
  expect(await step("import.apply", id)).toEqual({ created: 2 });
  expect(await stateOf("coupon", "FILE10")).toMatchObject({
    ...{ status: "active", percent: 10, minimumSpend: 100_000, totalLimit: 500, audience: "members" },
    ...{ beginsAt: "2030-11-30T17:00:00.000Z", scope: { everything: true }, names: { "zh-CN": "大" } },
  });
  expect(await stateOf("coupon", "FILE25")).toMatchObject({ amount: 25_000, beginsAt: "2030-12-01T02:00:00.000Z" });

  const again = await upload(await exported(), "again.csv", "coupon");
  const counts = (await step("import.preview", again)) as Record<string, number>;
  expect(Object.keys(counts)).toEqual(["unchanged"]);
  expect(counts.unchanged).toBeGreaterThanOrEqual(2);

  expect(await step("import.undo", id)).toBe("done");
  expect([await stateOf("coupon", "FILE10"), await stateOf("coupon", "FILE25")]).toEqual([undefined, undefined]);
});
