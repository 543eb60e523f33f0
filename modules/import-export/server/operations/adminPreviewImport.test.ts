import { expect, test } from "vitest";
import { importFixture } from "../testing/import-fixture.ts";
import { fileBytes } from "../testing/read-file.ts";

const { staff, work, upload, preview, find, rows, testProducts, save, endOf } = await importFixture();

async function previewed(text: string | Buffer, settings: object = {}): Promise<string> {
  await work();
  const id = await upload(text);
  const workId = await preview(id, settings);
  await expect.poll(() => endOf(workId)).toBe("done");
  return id;
}

test("MI-03 MI-04 a preview lists created, changed (field by field), unchanged and refused rows, and writes nothing", async () => {
  await save(
    {
      id: "BALL",
      version: 0,
      changes: [
        { path: "status", after: "draft" },
        { path: "skus/B5", after: { price: 5, grams: 9 } },
      ],
    },
    { id: "NET", version: 0, changes: [{ path: "status", after: "draft" }] },
  );
  const before = await testProducts();
  const id = await previewed(
    [
      "product_code,sku_code,status,name_en,price,grams",
      "BALL,B5,,Ball,7,[clear]",
      "NET,,draft,,,",
      "CAP,C1,draft,Cap,10,",
      "BAT,T1,draft,Bat,0,",
      "HAT,H1,sold,Hat,5,",
      ",X1,draft,,1,",
    ].join("\n"),
  );
  expect(await find(id)).toMatchObject({
    state: "previewed",
    counts: { created: 1, changed: 1, unchanged: 1, refused: 2, outdated: 0 },
    notes: { lostRows: [{ row: 7, column: "product_code", problem: "NO_CODE", detail: "X1" }] },
  });
  expect(await rows(id)).toMatchObject([
    {
      recordId: "BALL",
      rows: [2],
      outcome: "changed",
      changes: [
        { path: "names/en-US", before: null, after: "Ball" },
        { path: "skus/B5/grams", before: 9, after: null },
        { path: "skus/B5/price", before: 5, after: 7 },
      ],
    },
    { recordId: "NET", outcome: "unchanged", changes: [] },
    { recordId: "CAP", outcome: "created" },
    {
      recordId: "BAT",
      outcome: "refused",
      problems: [{ row: 5, column: "price", message: "A price is above zero." }],
    },
    {
      recordId: "HAT",
      outcome: "refused",
      problems: [{ row: 6, column: "status", message: "“sold” is not one of the possible values." }],
    },
  ]);
  expect((await rows(id, "refused")).map(({ recordId }) => recordId)).toEqual(["BAT", "HAT"]);
  expect(await testProducts()).toEqual(before);
});

test("an account's column mapping is suggested for its next file, and to no other account", async () => {
  const text = "Kode;Artikel;Modal\nRING;R1;90.000\n";
  const mapping = [
    { header: "Kode", column: "product_code" },
    { header: "Artikel", column: "sku_code" },
    { header: "Modal", column: "price" },
  ];
  const id = await previewed(text, { mapping });
  expect((await rows(id))[0]?.changes).toEqual([{ path: "skus/R1", before: null, after: { price: 90_000 } }]);
  const next = await find(await upload(text));
  expect(next?.columns.map(({ column }) => column)).toEqual(["product_code", "sku_code", "price"]);
  const agus = await staff.signedIn("agus@staff.test", "catalogue");
  const his = await find(await upload(text, "his.csv", agus), agus);
  expect(his?.columns.map(({ column }) => column)).toEqual([null, null, null]);
});

test("MI-02 Shopify's export is previewed without editing: pictures are fetched later, incomplete products are imported as drafts", async () => {
  const id = await upload(fileBytes("shopify-products.csv"), "products_export_1.csv");
  expect(await find(id)).toMatchObject({ source: "shopify", title: "products_export_1.csv" });
  await work();
  const workId = await preview(id, { source: "shopify" });
  await expect.poll(() => endOf(workId)).toBe("done");
  expect(await find(id)).toMatchObject({
    counts: { created: 3, refused: 1 },
    notes: { pictures: 3, stock: 6, lostRows: [{ row: 9, column: "Gift Card" }] },
  });
  const [shirt, , , ball] = await rows(id);
  expect(shirt).toMatchObject({ recordId: "goal-keeper-shirt", rows: [2, 3, 4, 5, 6], outcome: "created" });
  expect(shirt?.changes.find(({ path }) => path === "status")?.after).toBe("onSale");
  expect(ball?.problems.map(({ row, message }) => [row, message])).toEqual([
    [10, "“call us” is not a number."],
    [11, "Row 10 of the file has this code already."],
  ]);
});

test("the preview of a truncated file fails with the reason; an unknown import and another role are refused", async () => {
  await work();
  expect(await preview("6f1c1f9e-0000-4000-8000-000000000000")).toBe("NOT_FOUND");
  const id = await upload("product_code,status\nA,draft\n");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await preview(id, {}, support)).toBe("FORBIDDEN");
  expect(await find(id, support)).toBe("FORBIDDEN");
  await expect(upload('product_code\n"A\n')).rejects.toThrow("BROKEN_QUOTES");
});
