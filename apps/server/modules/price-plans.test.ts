import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productsOfChangedSales, purgePlannedPrices, salePriceAt, skuPrices } from "#modules/catalogue/server/index.ts";
import { aProduct, aSku, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase({ maxConnections: 12 });
const { people, recordOf, call, staff } = await recordFixture(database);
const { dewi, agus, sari, rani } = people;
const { kysely } = database;
const now = staff.clock.now().getTime();
const moment = (hours: number) => new Date(now + hours * 3_600_000);
const iso = (hours: number) => moment(hours).toISOString();

/** Each product has two SKUs of Rp 100.000. */
const goods = ["A", "B", "C", "D", "E", "F", "G", "H", "J"];
await insertProducts(
  kysely,
  goods.map((code) =>
    aProduct(`PP${code}`, {
      skus: ["1", "2"].map((size) =>
        aSku(`PP${code}-${size}`, { price: 100_000, salePrice: 90_000, options: { s_size: `EU ${size}` } }),
      ),
    }),
  ),
);

const plan = (fields: Readonly<Record<string, Json>>) => ({ status: "scheduled", name: "Weekend", ...fields });
const problemsOf = ({ problems }: { problems: readonly { path: string; problem: string; detail: string | null }[] }) =>
  problems.map(({ path, problem, detail }) => [path, problem, detail ?? ""].join(" ").trim());
const priceAt = async (skuCode: string, hours: number) => {
  const priced = (await skuPrices(kysely, [skuCode])).get(skuCode);
  return priced && salePriceAt(priced, moment(hours));
};

test("MR-06 a plan's prices hold from its begin to its end, for all its SKUs, and stop at once when it is stopped", async () => {
  const record = recordOf("pricePlan", "weekend");
  const saved = await record.create(
    plan({ beginsAt: iso(2), endsAt: iso(4), "prices/PPA-1": 70_000, "prices/PPA-2": 120_000 }),
  );
  expect(saved).toMatchObject({ success: true, problems: [], waiting: [] });
  const prices = (sku: string) => Promise.all([1, 2, 3, 4].map((hours) => priceAt(sku, hours)));
  expect(await prices("PPA-1")).toEqual([90_000, 70_000, 70_000, 90_000]);
  expect(await prices("PPA-2")).toEqual([90_000, 120_000, 120_000, 90_000]);
  expect(await productsOfChangedSales(kysely, { after: moment(1), until: moment(2) })).toEqual(["PPA"]);
  expect(await productsOfChangedSales(kysely, { after: moment(2), until: moment(3) })).toEqual([]);
  expect(await productsOfChangedSales(kysely, { after: moment(3), until: moment(4) })).toEqual(["PPA"]);
  expect(await record.save(1, { status: "stopped" })).toMatchObject({ success: true });
  expect(await prices("PPA-1")).toEqual([90_000, 90_000, 90_000, 90_000]);
});

test("MR-06 an incomplete plan is kept as a draft; scheduling it names what is missing", async () => {
  const record = recordOf("pricePlan", "draft");
  expect(problemsOf(await record.create({ status: "draft" }))).toEqual(["name missing"]);
  expect(await record.create({ name: "Later" })).toMatchObject({ success: true, version: 1 });
  expect(problemsOf(await record.save(1, { status: "scheduled" }))).toEqual(["beginsAt missing", "prices noPrices"]);
  expect(await record.save(1, { "prices/PPB-1": 80_000, beginsAt: iso(1) })).toMatchObject({ success: true });
  expect(await priceAt("PPB-1", 2)).toBe(90_000);
  expect(await record.save(2, { status: "scheduled" })).toMatchObject({ success: true });
  expect(await priceAt("PPB-1", 2)).toBe(80_000);
  expect(await record.undo((await record.history())[0].entryId)).toMatchObject({ success: true });
  expect(await priceAt("PPB-1", 2)).toBe(90_000);
});

test("MR-06 each refused field is named, and unknown SKUs by their code", async () => {
  const refused = async (fields: Readonly<Record<string, Json>>, code = "refused") =>
    problemsOf(await recordOf("pricePlan", code).create(plan(fields)));
  expect(await refused({ beginsAt: iso(1), "prices/PPB-2": 1 }, "Not a code")).toEqual(["code"]);
  expect(await refused({ beginsAt: iso(3), endsAt: iso(3), "prices/NONE": 5, "prices/PPB-2": 99_000 })).toEqual([
    "endsAt endsBeforeItBegins",
    "prices/NONE unknown NONE",
  ]);
  expect(await refused({ beginsAt: "soon", "prices/PPB-2": -1 })).toEqual([
    "beginsAt invalid",
    "prices/PPB-2 notPositive",
  ]);
  expect(await recordOf("pricePlan", "refused").read()).toBeNull();
});

test("MR-06 plans of one SKU never overlap, not even when both are saved at once", async () => {
  const first = recordOf("pricePlan", "first");
  await first.create(plan({ beginsAt: iso(10), endsAt: iso(20), "prices/PPC-1": 80_000 }));
  const second = recordOf("pricePlan", "second");
  const overlapping = plan({ beginsAt: iso(19), "prices/PPC-1": 85_000, "prices/PPC-2": 85_000 });
  expect(problemsOf(await second.create(overlapping))).toEqual(["prices/PPC-1 overlaps first"]);
  expect(await second.create({ ...overlapping, beginsAt: iso(20) })).toMatchObject({ success: true });
  expect(await priceAt("PPC-1", 19)).toBe(80_000);
  expect(await priceAt("PPC-1", 20)).toBe(85_000);
  const rivals = await Promise.all(
    ["one", "two", "three", "four"].map((code, at) =>
      recordOf("pricePlan", code).create(
        plan({ beginsAt: iso(30), "prices/PPD-1": 80_000 + at }),
        at % 2 ? agus : dewi,
      ),
    ),
  );
  expect(rivals.filter(({ success }) => success)).toHaveLength(1);
  for (const { problems } of rivals.filter(({ success }) => !success)) {
    expect(problems).toMatchObject([{ path: "prices/PPD-1", problem: "overlaps" }]);
  }
});

test("MR-06 a plan that has begun can be stopped, but not made a draft again", async () => {
  const record = recordOf("pricePlan", "begun");
  await record.create(plan({ beginsAt: iso(-1), "prices/PPE-1": 95_000 }));
  expect(await priceAt("PPE-1", 0)).toBe(95_000);
  expect(problemsOf(await record.save(1, { status: "draft" }))).toEqual(["status begun"]);
  expect(await record.save(1, { status: "stopped" })).toMatchObject({ success: true });
  expect(problemsOf(await record.save(2, { status: "draft" }))).toEqual(["status begun"]);
  const later = recordOf("pricePlan", "not-begun");
  await later.create(plan({ beginsAt: iso(1), "prices/PPE-2": 95_000 }));
  expect(await later.save(1, { status: "draft" })).toMatchObject({ success: true });
  expect(await priceAt("PPE-2", 2)).toBe(90_000);
});

const waiting = async (id: string) =>
  (
    await call(
      `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) {
        proposals { id kind title path changes { path before after } } } }`,
      { input: { subject: `pricePlan:${id}` } },
      rani,
    )
  ).proposals;
const approve = (id: string, who: typeof rani) =>
  call(
    `mutation adminApproveProposal($input: AdminProposalInput!) { adminApproveProposal(input: $input) {
      success errorCode errorMessage } }`,
    { input: { id } },
    who,
  );

test("MR-06 MF-15 a plan with a price below the floor waits as a whole until a second person approves it", async () => {
  const record = recordOf("pricePlan", "clearance");
  const fields = { beginsAt: iso(1), "prices/PPF-1": 49_999, "prices/PPF-2": 60_000 };
  expect(problemsOf(await record.create(plan(fields)))).toEqual(["status saveFirst"]);
  expect(await record.create({ ...plan(fields), status: "draft" })).toMatchObject({ success: true, waiting: [] });
  expect(await record.save(1, { status: "scheduled", name: "Clearance" })).toMatchObject({
    success: true,
    version: 2,
    waiting: ["status"],
  });
  expect((await record.read()).state).toMatchObject({ status: "draft", name: "Clearance" });
  expect(await priceAt("PPF-1", 2)).toBe(90_000);
  const [proposal] = await waiting("clearance");
  expect(proposal).toMatchObject({
    kind: "pricePlan",
    title: "Clearance",
    path: "/admin/price-plans/clearance",
    changes: [
      { path: "status", before: "draft", after: "scheduled" },
      { path: "prices/PPF-1", before: 100_000, after: 49_999 },
      { path: "prices/PPF-2", before: 100_000, after: 60_000 },
    ],
  });
  expect(await approve(proposal.id, dewi)).toBe("FORBIDDEN");
  const answers = await Promise.all([1, 2, 3].map(() => approve(proposal.id, rani)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await priceAt("PPF-1", 2)).toBe(49_999);
  expect(await record.save(3, { name: "Clearance 2" })).toMatchObject({ success: true, waiting: [] });
  expect(await record.save(4, { beginsAt: iso(0.5) })).toMatchObject({ success: true, waiting: ["beginsAt"] });
  expect(await priceAt("PPF-1", 0.75)).toBe(90_000);
});

test("MR-06 a plan changed since it was proposed is outdated, and undo does not bypass the floor", async () => {
  const record = recordOf("pricePlan", "changed");
  await record.create({ name: "Changed", beginsAt: iso(1), "prices/PPG-1": 10_000 });
  await record.save(1, { status: "scheduled" });
  const [first] = await waiting("changed");
  await record.save(1, { "prices/PPG-1": 20_000 }, agus);
  expect(await approve(first.id, rani)).toMatchObject({ success: false, errorCode: "OUTDATED" });
  staff.clock.advance(1000);
  await record.save(2, { status: "scheduled" });
  const second = (await waiting("changed")).find(({ id }: { id: string }) => id !== first.id);
  expect(await approve(second.id, rani)).toMatchObject({ success: true });
  expect(await record.save(3, { status: "stopped" })).toMatchObject({ success: true });
  const [stopped] = await record.history();
  expect(await record.undo(stopped.entryId)).toMatchObject({ success: false });
  expect(await priceAt("PPG-1", 2)).toBe(90_000);
});

test("MR-06 only staff who edit the catalogue save plans, two edits merge, and old prices are purged", async () => {
  const record = recordOf("pricePlan", "people");
  expect(await record.create(plan({ beginsAt: iso(1) }), sari)).toBe("FORBIDDEN");
  await record.create(plan({ beginsAt: iso(5), endsAt: iso(6), "prices/PPH-1": 80_000, "prices/PPH-2": 80_000 }));
  expect(await record.save(1, { "prices/PPH-1": 81_000 })).toMatchObject({ success: true, version: 2 });
  expect(await record.save(1, { "prices/PPH-2": 82_000 }, agus)).toMatchObject({ success: true, version: 3 });
  expect(await record.save(1, { "prices/PPH-1": 83_000 }, agus)).toMatchObject({ errorCode: "OUTDATED" });
  expect([await priceAt("PPH-1", 5), await priceAt("PPH-2", 5)]).toEqual([81_000, 82_000]);
  await purgePlannedPrices(kysely, moment(5.9));
  expect(await priceAt("PPH-1", 5)).toBe(81_000);
  await purgePlannedPrices(kysely, moment(6.1));
  expect(await priceAt("PPH-1", 5)).toBe(90_000);
  expect((await record.read()).state).toMatchObject({ prices: { "PPH-1": 81_000 } });
});

test("MR-06 a plan of 5,000 prices is saved and read", async () => {
  const many = Array.from({ length: 2_500 }, (_, at) =>
    aProduct(`MANY${at}`, {
      skus: ["1", "2"].map((size) =>
        aSku(`MANY${at}-${size}`, { price: 100_000, salePrice: 100_000, options: { s_size: size } }),
      ),
    }),
  );
  await insertProducts(kysely, many);
  const prices = Object.fromEntries(many.flatMap(({ skus }) => skus.map(({ code }, at) => [code, 80_000 + at])));
  const record = recordOf("pricePlan", "many");
  expect(await record.create(plan({ beginsAt: iso(1), prices }))).toMatchObject({ success: true });
  expect((await record.read()).state.prices).toEqual(prices);
  expect(await priceAt("MANY2499-2", 2)).toBe(80_001);
});
