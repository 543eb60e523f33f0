import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveStore } from "../save-store.ts";
import { aStore, storesFixture } from "../testing/stores-fixture.ts";

const { database } = await testDatabase();
const { ask } = storesFixture(database, ["WH01", "WH02"]);
const save = (...stores: Parameters<typeof aStore>) => saveStore(database.kysely, aStore(...stores));
const codes = (reply: unknown) =>
  (reply as { data: { queryStoreList: { storeCode: string }[] } }).data.queryStoreList.map((store) => store.storeCode);

beforeEach(() => sql`delete from stores.store`.execute(database.kysely));

test("ST-04 a store has code, name, address, coordinates, opening hours and pictures", async () => {
  await save();
  const day = { opens: "09:00", closes: "20:00" };
  expect(
    await ask(`query queryStoreList { queryStoreList {
      storeCode storeName address1 city province zipCode latitude longitude phone services image
      hours { weekday opens closes }
    } }`),
  ).toEqual({
    data: {
      queryStoreList: [
        {
          storeCode: "JKT01",
          storeName: "Corner shop",
          address1: "Jl. Satu No. 1",
          city: "Jakarta",
          province: "DKI Jakarta",
          zipCode: "10110",
          latitude: -6.1754,
          longitude: 106.8272,
          phone: "+62 21 555 0100",
          services: ["PICKUP"],
          image: "/pictures/stores/jkt01.webp?v=1",
          hours: [
            { weekday: "MONDAY", ...day },
            { weekday: "TUESDAY", ...day },
            { weekday: "WEDNESDAY", ...day },
            { weekday: "THURSDAY", ...day },
            { weekday: "FRIDAY", ...day },
            { weekday: "SATURDAY", opens: "10:00", closes: "21:30" },
            { weekday: "SUNDAY", opens: null, closes: null },
          ],
        },
      ],
    },
  });
});

test("ST-03 stores named by the setting are hidden, the others are in their order", async () => {
  await save({ code: "SBY01", position: 2 });
  await save({ code: "WH01", position: 0 });
  await save({ code: "BDG01", position: 1 });
  await save({ code: "WH02", position: 3 });
  const list = "query queryStoreList { queryStoreList { storeCode } }";
  expect(codes(await ask(list))).toEqual(["BDG01", "SBY01"]);
  expect(codes(await storesFixture(database, []).ask(list))).toEqual(["WH01", "BDG01", "SBY01", "WH02"]);
});

test("a store that staff have hidden is not listed", async () => {
  await save({ code: "SBY01" });
  await save({ code: "BDG01" });
  await sql`update stores.store set hidden = true where code = 'BDG01'`.execute(database.kysely);
  expect(codes(await ask("query queryStoreList { queryStoreList { storeCode } }"))).toEqual(["SBY01"]);
  // Seeding it again does not show it.
  await save({ code: "BDG01", phone: "+62 21 555 0199" });
  expect(codes(await ask("query queryStoreList { queryStoreList { storeCode } }"))).toEqual(["SBY01"]);
});

test("one statement reads any number of stores", async () => {
  for (let number = 10; number < 40; number += 1) await save({ code: `JKT${number}`, position: number });
  const counter = countQueries(database);
  const reply = await ask("query queryStoreList { queryStoreList { storeCode hours { weekday } } }");
  counter.stop();
  expect(codes(reply)).toHaveLength(30);
  expect(counter.statements).toHaveLength(1);
});

test("the list is read by its index, without sorting", async () => {
  const { rows } = await database.kysely.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    return sql<{ "QUERY PLAN": string }>`
      explain select code from stores.store where code <> all(array['WH01']) and not hidden order by position, code`.execute(
      connection,
    );
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("store_in_order");
  expect(plan).not.toContain("Sort");
});
