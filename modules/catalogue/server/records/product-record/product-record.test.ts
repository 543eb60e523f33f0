import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productRecordFixture, productState, skuState } from "../../testing/product-record-fixture.ts";
import { insertProducts, runningShoe } from "../../testing/products-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
await insertProducts(database.kysely, [runningShoe]);
const sold = new Set<string>();
const products = productRecordFixture(database, sold);

const problemsOf = (saved: Awaited<ReturnType<typeof products.save>>) =>
  saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? saved
    : saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])]);
const rows = async (code: string) =>
  (
    await database.pool.query(
      "select code, retired, complete from catalogue.sku where product_code = $1 order by code",
      [code],
    )
  ).rows;
const row = async (code: string) =>
  (await database.pool.query("select status, on_sale, complete from catalogue.product where code = $1", [code]))
    .rows[0];

test("MP-08 a draft without anything but a name is saved, read back as it is, and is no product of the shop", async () => {
  const saved = await products.save({
    id: "D1",
    version: 0,
    changes: [
      { path: "names/id-ID", after: "  Sepatu  " },
      { path: "skus/D1-S", after: { barcode: "D1-S", options: {} } },
      { path: "skus/D1-M", after: { salePrice: 90, saleFrom: "2026-11-20T00:00+07:00", options: { s_size: "EU 40" } } },
      { path: "facts", after: [] },
      { path: "remindable", after: false },
    ],
  });
  expect(saved).toMatchObject({ ok: true });
  const state = {
    status: "draft",
    names: { "id-ID": "Sepatu" },
    skus: {
      "D1-S": { position: 0 },
      "D1-M": { salePrice: 90, saleFrom: "2026-11-19T17:00:00.000Z", options: { s_size: "EU 40" }, position: 1 },
    },
  };
  expect(saved.ok && saved.value.records[0]?.state).toEqual(state);
  expect(await products.read("D1")).toEqual(state);
  expect(await row("D1")).toEqual({ status: "draft", on_sale: false, complete: false });
});

test("MP-08 putting on sale lists everything that is missing by its field, and certificates that a category above demands", async () => {
  await products.create("M1", {
    names: {},
    descriptions: {},
    media: [],
    categoryCodes: [],
    skus: { "M1-A": {}, "M1-B": { options: { s_size: "EU 40" } } },
  });
  expect(problemsOf(await products.change("M1", { status: "onSale", brandCode: undefined }))).toEqual([
    ["names/en-US", "missing"],
    ["descriptions/en-US", "missing"],
    ["brandCode", "missing"],
    ["categoryCodes", "missing"],
    ["media", "missing"],
    ["skus/M1-A/price", "missing"],
    ["skus/M1-A/grams", "missing"],
    ["skus/M1-A/box", "missing"],
    ["skus/M1-A/options", "incompleteChoice", "s_size"],
    ["skus/M1-B/price", "missing"],
    ["skus/M1-B/grams", "missing"],
    ["skus/M1-B/box", "missing"],
  ]);
  await database.pool.query("update catalogue.category set required_certificate = 'SNI' where code = 'SHOES'");
  await products.create("M2", { skus: { "M2-A": skuState() } });
  expect(problemsOf(await products.change("M2", { status: "onSale" }))).toEqual([["certificates", "missing", "SNI"]]);
  await database.pool.query("update catalogue.category set required_certificate = null");
  expect(await products.change("M2", { status: "onSale" })).toMatchObject({ ok: true });
  expect(await row("M2")).toEqual({ status: "onSale", on_sale: true, complete: true });
});

test("MP-08 a database constraint refuses a product on sale with an incomplete SKU", async () => {
  await products.create("G1", { status: "onSale", skus: { "G1-A": skuState() } });
  await expect(database.pool.query("update catalogue.sku set price = null where code = 'G1-A'")).rejects.toThrow(
    "incomplete SKU",
  );
  await products.create("G2", { skus: { "G2-A": {} } });
  await expect(database.pool.query("update catalogue.product set on_sale = true where code = 'G2'")).rejects.toThrow(
    "incomplete SKU",
  );
  await expect(database.pool.query("update catalogue.product set brand_code = null where code = 'G1'")).rejects.toThrow(
    "complete_when_on_sale",
  );
});

test("MP-09 a duplicate SKU, number or barcode is refused and names the product that has it", async () => {
  await products.create("U1", {
    names: { "en-US": "First" },
    skus: { "U1-A": skuState({ barcode: "8991", number: "77" }) },
  });
  const twice = products.save({
    id: "U2",
    version: 0,
    changes: [
      { path: "status", after: "draft" },
      { path: "skus/U1-A", after: {} },
      { path: "skus/U2-A", after: { barcode: "8991", number: "77", options: { s_size: "EU 40" } } },
      { path: "skus/U2-B", after: { barcode: "U2-A", options: { s_size: "EU 42" } } },
    ],
  });
  expect(problemsOf(await twice)).toEqual([
    ["skus/U1-A", "duplicate", "First (U1)"],
    ["skus/U2-A/number", "duplicate", "First (U1)"],
    ["skus/U2-A/barcode", "duplicate", "First (U1)"],
  ]);
  expect(await products.read("U2")).toBeUndefined();
});

test("MP-09 of products saved at the same moment with one barcode one is saved and the others name it", async () => {
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      products.save({
        id: `R${turn}`,
        version: 0,
        changes: [{ path: `skus/R${turn}-A`, after: { barcode: "0001" } }],
      }),
    ),
  );
  expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = saves.findIndex(({ ok }) => ok);
  expect(problemsOf(saves[(winner + 1) % 6] as (typeof saves)[0])).toEqual([
    [`skus/R${(winner + 1) % 6}-A/barcode`, "duplicate", `R${winner} (R${winner})`],
  ]);
});

test("two SKUs of one product swap their barcodes and sizes in one save", async () => {
  const [small, large] = [{ s_size: "EU 40" }, { s_size: "EU 42" }];
  await products.create("W1", {
    skus: {
      "W1-A": skuState({ barcode: "1", options: small }),
      "W1-B": skuState({ barcode: "2", options: large, position: 1 }),
    },
  });
  const swapped = {
    "skus/W1-A/barcode": "2",
    "skus/W1-B/barcode": "1",
    "skus/W1-A/options": large,
    "skus/W1-B/options": small,
  };
  expect(await products.change("W1", swapped)).toMatchObject({ ok: true });
  expect((await products.read("W1"))?.skus?.["W1-A"]).toMatchObject({ barcode: "2", options: large });
});

test("MP-09 a price of zero, a sale price above the price, a negative weight, and what the shop does not have are refused by field", async () => {
  const wrong = {
    brandCode: "NOBODY",
    categoryCodes: ["RUN", "NOWHERE"],
    picturedBy: "s_smell",
    skus: {
      "P1-A": { price: 0, grams: -5, box: [1, 2], options: { s_color: "red" } },
      "P1-B": {
        price: 100,
        salePrice: 101,
        saleFrom: "2026-11-20T00:00:00Z",
        saleUntil: "2026-11-19T00:00:00Z",
        options: { s_color: "mauve" },
      },
      "P1-C": { price: 1.5, shipsFrom: "2026-02-30", options: { s_color: "red" } },
    },
  };
  const save = (skus: object) =>
    products.save({
      id: "P1",
      version: 0,
      changes: Object.entries({ ...wrong, skus }).map(([path, after]) => ({ path, after: after as string })),
    });
  expect(problemsOf(await save(wrong.skus))).toEqual([
    ["skus/P1-A/price", "notPositive"],
    ["skus/P1-A/grams", "notPositive"],
    ["skus/P1-A/box", "invalid", "2"],
    ["skus/P1-C/price", "notWhole"],
    ["skus/P1-C/shipsFrom", "invalid"],
  ]);
  const { "P1-B": second } = wrong.skus;
  expect(
    problemsOf(
      await save({ "P1-A": { options: { s_color: "red" } }, "P1-B": second, "P1-C": { options: { s_color: "red" } } }),
    ),
  ).toEqual([
    ["skus/P1-B/salePrice", "notBelowPrice"],
    ["skus/P1-B/saleUntil", "endsBeforeItBegins"],
    ["skus/P1-C/options", "sameChoice", "P1-A"],
    ["brandCode", "unknown", "NOBODY"],
    ["categoryCodes", "unknown", "NOWHERE"],
    ["picturedBy", "unknown", "s_smell"],
    ["skus/P1-B/options/s_color", "unknown", "mauve"],
  ]);
});

test("what an SKU costs is saved, read back, cleared and undone; zero is refused", async () => {
  await products.create("C1", { status: "onSale", skus: { "C1-A": skuState({ cost: 210_000 }) } });
  expect((await products.read("C1"))?.skus?.["C1-A"]?.cost).toBe(210_000);
  const cleared = await products.change("C1", { "skus/C1-A/cost": undefined });
  expect((await products.read("C1"))?.skus?.["C1-A"]).toEqual(skuState());
  await products.undo((cleared.ok && cleared.value.entryId) || 0);
  expect((await products.read("C1"))?.skus?.["C1-A"]?.cost).toBe(210_000);
  expect(problemsOf(await products.change("C1", { "skus/C1-A/cost": 0 }))).toEqual([["skus/C1-A/cost", "notPositive"]]);
});

test("MP-02 an unsold SKU is deleted; a sold SKU is retired and restored by an undo, a sold product is archived and restored", async () => {
  await products.create("S1", {
    status: "onSale",
    skus: {
      "S1-A": skuState({ barcode: "S1", options: { s_size: "EU 9" } }),
      "S1-B": skuState({ options: { s_size: "EU 40" } }),
      "S1-C": skuState({ options: { s_size: "EU 42" } }),
    },
  });
  sold.add("S1-A");
  const removal = await products.change("S1", { "skus/S1-A": undefined, "skus/S1-B": undefined });
  expect(await rows("S1")).toEqual([
    { code: "S1-A", retired: true, complete: true },
    { code: "S1-C", retired: false, complete: true },
  ]);
  // The barcode of a retired SKU is free again.
  await products.create("S2", { skus: { "S2-A": skuState({ barcode: "S1" }) } });
  await products.remove("S2");
  await products.undo((removal.ok && removal.value.entryId) || 0);
  expect((await products.read("S1"))?.skus).toMatchObject({ "S1-A": { barcode: "S1" }, "S1-B": {}, "S1-C": {} });
  expect(problemsOf(await products.remove("S1"))).toEqual([["status", "inUse", "S1-A"]]);
  await products.change("S1", { status: "archived" });
  expect(await row("S1")).toMatchObject({ status: "archived", on_sale: false });
  await products.change("S1", { status: "onSale" });
  expect(await row("S1")).toMatchObject({ status: "onSale", on_sale: true });
  const deleted = await products.create("S3", { skus: { "S3-A": skuState() } });
  await products.remove("S3");
  expect(await row("S3")).toBeUndefined();
  expect(deleted.entryId).not.toBeNull();
});

test("MP-05 500 variants are read by one statement, and saved by as many as one variant", async () => {
  const skus = (count: number, price: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `V${count}-${at}`,
        skuState({ price, position: at, options: { s_size: `${at}` } }),
      ]),
    );
  await database.pool.query(
    "insert into catalogue.attribute_value (attribute_code, code, names) select 's_size', size::text, '{}' from generate_series(0, 499) as size",
  );
  const counts: number[] = [];
  for (const count of [1, 500]) {
    await products.create(`V${count}`, { status: "onSale", skus: skus(count, 100) });
    const counter = countQueries(database);
    expect(await products.change(`V${count}`, { skus: skus(count, 200) })).toMatchObject({ ok: true });
    counter.stop();
    counts.push(counter.statements.length);
  }
  expect(counts[1]).toBe(counts[0]);
  expect(await products.read("V500")).toEqual(productState({ status: "onSale", skus: skus(500, 200) }));
});
