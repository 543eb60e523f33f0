import { expect, test } from "vitest";
import { importFixture } from "../testing/import-fixture.ts";

const { staff, work, call, upload, preview, rows, endOf } = await importFixture();

test("MI-03 a large preview is read in pages, filtered by outcome", async () => {
  await work();
  const lines = Array.from({ length: 120 }, (_, at) => `P${at},S${at},draft,${at % 2 === 0 ? 100 : 0}`);
  const id = await upload(["product_code,sku_code,status,price", ...lines].join("\n"));
  const workId = await preview(id);
  await expect.poll(() => endOf(workId)).toBe("done");
  const page = (after: number, outcome: string) =>
    call<{ rows: { number: number; recordId: string }[]; hasMore: boolean }>(
      `query adminImportRows($id: ID!, $outcome: String, $after: Int) {
        adminImportRows(id: $id, outcome: $outcome, after: $after) { rows { number recordId } hasMore } }`,
      { id, outcome, after },
    );
  const first = await page(0, "refused");
  expect(first.rows).toHaveLength(50);
  expect(first.hasMore).toBe(true);
  const last = await page(first.rows.at(-1)?.number ?? 0, "refused");
  expect(last.rows.map(({ recordId }) => recordId)).toEqual([
    "P101",
    "P103",
    "P105",
    "P107",
    "P109",
    "P111",
    "P113",
    "P115",
    "P117",
    "P119",
  ]);
  expect(last.hasMore).toBe(false);
  expect(await page(0, "burnt")).toBe("INVALID_INPUT");
});

test("an unknown import has no rows, and other roles get no rows", async () => {
  expect(await rows("6f1c1f9e-0000-4000-8000-000000000000")).toEqual([]);
  const support = await staff.signedIn("support@staff.test", "support");
  const id = await upload("product_code,status\nA,draft\n");
  expect(await call("query adminImportRows($id: ID!) { adminImportRows(id: $id) { hasMore } }", { id }, support)).toBe(
    "FORBIDDEN",
  );
});
