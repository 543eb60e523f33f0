import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { storesAdminModule } from "../index.ts";
import { saveStore } from "../save-store.ts";
import { aStore } from "../testing/stores-fixture.ts";

const { database } = await testDatabase();
const db = database.kysely;
const staff = await staffFixture(database, (deps) => [storesAdminModule({ ...deps, hiddenStoreCodes: ["WH01"] })]);
const maya = await staff.signedIn("maya@stores.test", "marketing");
const sari = await staff.signedIn("sari@stores.test", "support");

for (const store of [
  aStore({ position: 2 }),
  aStore({ code: "BDG01", name: "Riau 100%", city: "Bandung", province: "Jawa Barat", zip: "40114", position: 1 }),
  aStore({ code: "WH01", name: "Warehouse", city: "Cikarang", services: [], position: 3 }),
])
  expect(await saveStore(db, store)).toMatchObject({ ok: true });
await sql`update stores.store set hidden = true where code = 'BDG01'`.execute(db);

type Answer = { readonly total: number; readonly stores: readonly { readonly code: string }[] };

/** The answer of the list, or the code of the error it was refused with. */
async function list(variables: object = {}, headers: object = maya): Promise<unknown> {
  const { body } = await staff.post<{ adminStoreList: Answer }>(
    `query adminStoreList($search: String, $city: String, $page: Int) {
      adminStoreList(search: $search, city: $city, page: $page) { total page cities hiddenBySetting
        stores { code name address city province phone services latitude longitude hidden } } }`,
    { ...variables },
    { ...headers },
  );
  return body.errors?.[0]?.extensions.code ?? body.data?.adminStoreList;
}
const codes = async (variables: object) => ((await list(variables)) as Answer).stores.map(({ code }) => code);

test("stores are listed in the order of the shop, hidden ones and warehouses too, with all cities", async () => {
  expect(await list()).toMatchObject({
    total: 3,
    page: 1,
    cities: ["Bandung", "Cikarang", "Jakarta"],
    hiddenBySetting: ["WH01"],
    stores: [
      { code: "BDG01", name: "Riau 100%", city: "Bandung", hidden: true },
      {
        ...{ code: "JKT01", name: "Corner shop", address: "Jl. Satu No. 1", city: "Jakarta", province: "DKI Jakarta" },
        ...{ phone: "+62 21 555 0100", services: ["PICKUP"], latitude: -6.1754, longitude: 106.8272, hidden: false },
      },
      { code: "WH01", services: [], hidden: false },
    ],
  });
});

test("a search matches name, code, street and place, takes its signs literally, and goes with a city", async () => {
  expect(await codes({ search: "100%" })).toEqual(["BDG01"]);
  expect(await codes({ search: "jl. satu", city: "Jakarta" })).toEqual(["JKT01"]);
  expect(await codes({ search: "wh01" })).toEqual(["WH01"]);
  expect(await codes({ search: "_" })).toEqual([]);
  expect(await codes({ city: "Medan" })).toEqual([]);
  expect(await codes({ page: 2 })).toEqual([]);
});

test("staff without the permission are refused, and so is a page that cannot be", async () => {
  expect(await list({}, sari)).toBe("FORBIDDEN");
  expect(await list({}, {})).toBe("STAFF_ONLY");
  expect(await list({ page: 0 })).toBe("INVALID_INPUT");
});
