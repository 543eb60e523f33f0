import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { StoreUse } from "../ports/store-uses.ts";
import { saveStore } from "../save-store.ts";
import { listStores, shownStores, storeByCode } from "../store/stores.ts";
import { aStore } from "../testing/stores-fixture.ts";
import { storeRecord } from "./store-record.ts";

const { database } = await testDatabase();
const db = database.kysely;
const used: { code: string; use: StoreUse }[] = [];
const record = storeRecord({ usesOf: async (_db, codes) => used.filter(({ code }) => codes.includes(code)) });

const why = { at: new Date("2026-11-18T03:00:00Z"), actor: { id: null, name: "Maya" }, action: "save" };
const save = (id: string, fields: Readonly<Record<string, Json | undefined>>) =>
  inTransaction(database, (trx) => {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    return saveRecords(trx, record, [{ id, version: Number.POSITIVE_INFINITY, changes }], why);
  });
const problems = async (id: string, fields: Readonly<Record<string, Json | undefined>>) => {
  const saved = await save(id, fields);
  return saved.ok || saved.error.code !== "INVALID_FIELDS"
    ? "SAVED"
    : saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "));
};
const stateOf = (id: string) => inTransaction(database, async (trx) => (await record.read(trx, [id])).get(id));
const good = {
  ...{ name: "Riau", address: "Jl. Riau 126", city: "Bandung", province: "Jawa Barat", zip: "40114" },
  ...{ latitude: -6.9068, longitude: 107.6223, phone: "+62 22 5550 2104" },
};

beforeEach(async () => {
  used.length = 0;
  await sql`delete from stores.store`.execute(db);
});

test("a store reads as it was seeded, and saving it back changes nothing else", async () => {
  await saveStore(db, aStore());
  const { code, picture, services, hours, ...before } = await storeByCode(db, "JKT01").then(
    (found) => found ?? aStore(),
  );
  const day = { opens: "09:00", closes: "20:00" };
  expect(await stateOf("JKT01")).toEqual({
    name: "Corner shop",
    ...{ address: "Jl. Satu No. 1", city: "Jakarta", province: "DKI Jakarta", zip: "10110" },
    ...{ latitude: -6.1754, longitude: 106.8272, phone: "+62 21 555 0100" },
    hours: {
      ...{ MONDAY: day, TUESDAY: day, WEDNESDAY: day, THURSDAY: day, FRIDAY: day },
      SATURDAY: { opens: "10:00", closes: "21:30" },
    },
    services: { PICKUP: true },
    picture: "/pictures/stores/jkt01.webp",
  });
  expect(await problems("JKT01", { name: "Round the corner" })).toBe("SAVED");
  expect(await storeByCode(db, "JKT01")).toEqual({
    ...before,
    code,
    picture,
    services,
    hours,
    name: "Round the corner",
  });
});

test("typed texts and numbers are brought into one form, and what was written reads back equal", async () => {
  const saved = await save("BDG01", {
    ...good,
    ...{ name: " Riau ", latitude: "-6,90681234", longitude: " 107.6223 ", position: "3", hidden: false },
    ...{ "hours/SUNDAY/opens": "10:00", "hours/SUNDAY/closes": "18:00" },
    ...{ "services/RETURNS": true, "services/PICKUP": true, "services/FITTING": false },
  });
  const state = {
    ...good,
    ...{ latitude: -6.906812, position: 3, services: { PICKUP: true, RETURNS: true } },
    hours: { SUNDAY: { opens: "10:00", closes: "18:00" } },
  };
  expect(saved).toMatchObject({ ok: true, value: { records: [{ state }] } });
  expect(await stateOf("BDG01")).toEqual(state);
  expect(await storeByCode(db, "BDG01")).toMatchObject({
    hours: [null, null, null, null, null, null, { opens: "10:00", closes: "18:00" }],
    services: ["PICKUP", "RETURNS"],
  });
});

test("each wrong field is refused by its name, and nothing is written", async () => {
  const open = (opens: Json, closes: Json) => ({ "hours/MONDAY/opens": opens, "hours/MONDAY/closes": closes });
  const wrong: [Readonly<Record<string, Json | undefined>>, string[]][] = [
    [{ name: undefined, phone: undefined }, ["name required", "phone required"]],
    [{ name: "x".repeat(81), address: "x".repeat(101) }, ["name tooLong 80", "address tooLong 100"]],
    [
      { zip: "4011", phone: "022 5550", latitude: 91, longitude: "east" },
      ["zip zip", "latitude latitude", "longitude longitude", "phone phone"],
    ],
    [{ position: -1 }, ["position position"]],
    [{ position: 1.5, picture: "https://evil.example/a.png" }, ["picture picture", "position position"]],
    [open("9", "20:00"), ["hours/MONDAY/opens time"]],
    [open("20:00", "09:00"), ["hours/MONDAY/closes closesBefore"]],
    [{ "hours/MONDAY/opens": "09:00" }, ["hours/MONDAY/closes required"]],
    [{ "hours/MONDAY": "all day" }, ["hours/MONDAY unknown"]],
    [{ "hours/FUNDAY/opens": "09:00" }, ["hours/FUNDAY unknown"]],
    [{ hours: [] }, ["hours unknown"]],
    [{ "services/SINGING": true }, ["services unknown"]],
    [{ "services/PICKUP": "often", hidden: "a little" }, ["services/PICKUP unknown", "hidden unknown"]],
    [{ services: "PICKUP" }, ["services unknown"]],
    [{ address1: "Jl. Dua" }, ["address1 unknown"]],
  ];
  for (const [fields, refused] of wrong)
    expect(await problems("BDG01", { ...good, ...fields }), JSON.stringify(fields)).toEqual(refused);
  for (const code of ["bdg01", "BDG-01", "B"]) expect(await problems(code, good)).toEqual([" code"]);
  expect(await listStores(db, [])).toEqual([]);
});

test("a hidden store leaves the list of the shop, and the pages that show stores are invalidated", async () => {
  await save("BDG01", good);
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on("notification", ({ payload }) => received.push(payload ?? ""));
  await client.query(`listen ${invalidationChannel}`);
  expect((await shownStores(db, [])).map(({ code }) => code)).toEqual(["BDG01"]);
  await save("BDG01", { hidden: true });
  expect(await shownStores(db, [])).toEqual([]);
  expect((await listStores(db, [])).map(({ code }) => code)).toEqual(["BDG01"]);
  await expect.poll(() => received).toEqual(['["stores"]']);
  client.release(true);
});

test("a store that something uses is not removed; another one is", async () => {
  for (const id of ["BDG01", "BDG02"]) await save(id, good);
  used.push({ code: "BDG01", use: "stock" }, { code: "BDG01", use: "staff" });
  const emptied = Object.fromEntries(Object.keys(good).map((path) => [path, undefined]));
  expect(await problems("BDG01", emptied)).toEqual([" stock", " staff"]);
  expect(await problems("BDG02", emptied)).toBe("SAVED");
  expect((await listStores(db, [])).map(({ code }) => code)).toEqual(["BDG01"]);
});
