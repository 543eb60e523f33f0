import { expect, test } from "vitest";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PricePlanState } from "../../contract/price-plan/price-plan-state.ts";
import { pricePlanRecord } from "../price-plans/price-plan-record.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { aProduct, aSku, insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase({ maxConnections: 8 });
await insertProducts(database.kysely, [
  aProduct("P1", { skus: ["A", "B", "C"].map((code) => aSku(code, { options: { s_size: code } })) }),
]);
const { call, people, staff } = await productAdminFixture(database);
const now = staff.clock.now().getTime();
const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

async function save(code: string, state: Omit<PricePlanState, "status"> & { readonly status?: string }, at: number) {
  const saved = await inTransaction(database, (trx) =>
    saveRecords(
      trx,
      pricePlanRecord(staff.clock),
      [{ id: code, version: 1_000_000, changes: Object.entries(state).map(([path, after]) => ({ path, after })) }],
      { at: new Date(now + at), actor: { id: null, name: "Dewi" }, action: "save" },
    ),
  );
  expect(saved).toMatchObject({ ok: true });
}
await save("draft", { name: "Draft" }, 1);
await save("ended", { status: "scheduled", name: "Over", beginsAt: iso(-5), endsAt: iso(-4), prices: { A: 1 } }, 2);
await save("running", { status: "scheduled", name: "This 100%", beginsAt: iso(-1), prices: { A: 2, B: 2 } }, 3);
await save("upcoming", { status: "scheduled", name: "next week", beginsAt: iso(9), prices: { C: 3 } }, 4);

const list = (input: object, headers?: object) =>
  call(
    `query adminPricePlans($input: AdminPricePlansInput!) { adminPricePlans(input: $input) {
      total page pageSize plans { code name state beginsAt endsAt skus updatedAt } } }`,
    { input },
    headers,
  );
const codes = async (input: object) => (await list(input)).plans.map(({ code }: { code: string }) => code);

test("price plans are listed with their state now, found by name, code and SKU, and sorted", async () => {
  const { plans, ...page } = await list({ sort: "NAME", isDescending: false });
  expect(page).toEqual({ total: 4, page: 1, pageSize: 50 });
  expect(plans).toMatchObject([
    { code: "draft", name: "Draft", state: "DRAFT", beginsAt: null, endsAt: null, skus: 0 },
    { code: "upcoming", name: "next week", state: "UPCOMING", beginsAt: iso(9), endsAt: null, skus: 1 },
    { code: "ended", name: "Over", state: "ENDED", beginsAt: iso(-5), endsAt: iso(-4), skus: 1 },
    { code: "running", name: "This 100%", state: "RUNNING", skus: 2 },
  ]);
  expect(await codes({ sort: "BEGINS" })).toEqual(["upcoming", "running", "ended", "draft"]);
  expect(await codes({ states: ["RUNNING", "ENDED"], sort: "NAME", isDescending: false })).toEqual([
    "ended",
    "running",
  ]);
  expect(await codes({ search: "B" })).toEqual(["running"]);
  expect(await codes({ search: "00%" })).toEqual(["running"]);
  expect(await codes({ search: "_unning" })).toEqual([]);
  expect(await list({ page: 2 })).toMatchObject({ plans: [], page: 2 });
});

test("support reads plans, visitors nothing", async () => {
  expect(await list({}, people.sari)).toMatchObject({ total: 4 });
  expect(await list({}, {})).toBe("STAFF_ONLY");
});
