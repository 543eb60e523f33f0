import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mostCharge, mostRates, serviceOfId } from "../../contract/service-state.ts";
import { freightReader, freightVersion } from "../store/freight-table.ts";
import { writeServiceStates } from "../store/service-states.ts";
import { deliveryFixture } from "../testing/delivery-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { saveService, savePlace, serviceOf } = await deliveryFixture(database);
const rate = { first: 10_000, next: 5_000, from: 1, to: 3 };

test("a service is made, changed, switched off and removed; what was written reads back equal", async () => {
  const made = { name: " JNE REG ", active: true, "rates/32.16-31": rate, "rates/32.16-31.74.07": rate };
  const state = { name: "JNE REG", active: true, rates: { "32.16-31": rate, "32.16-31.74.07": rate } };
  expect(await saveService("JNE-REG", made)).toEqual(state);
  expect(await serviceOf("JNE-REG")).toEqual(state);
  const changed = { active: false, "rates/32.16-31/first": 12_000, "rates/32.16-31.74.07": undefined };
  const next = { name: "JNE REG", rates: { "32.16-31": { ...rate, first: 12_000 } } };
  expect(await saveService("JNE-REG", changed)).toEqual(next);
  expect(await serviceOf("JNE-REG")).toEqual(next);
  expect(await saveService("JNE-REG", { name: undefined, rates: undefined })).toEqual({});
  expect(await serviceOf("JNE-REG")).toBeUndefined();
  const { rows } = await sql`select from shipping.rate`.execute(database.kysely);
  expect(rows).toEqual([]);
});

test("refused fields are named, and nothing is written", async () => {
  const refused = async (fields: object, id = "JNE-YES") => {
    const problems = await saveService(id, { name: "YES", active: true, "rates/32.16-31": rate, ...fields });
    expect(await serviceOf(id)).toBeUndefined();
    return problems;
  };
  expect(await refused({}, "PIGEON-AIR")).toEqual(["service"]);
  expect(await refused({}, "JNE-")).toEqual(["service"]);
  expect(await refused({ name: undefined })).toEqual(["name required"]);
  expect(await refused({ name: "x".repeat(41) })).toEqual(["name tooLong"]);
  expect(await refused({ "rates/32.16-31": undefined })).toEqual(["rates noRates"]);
  expect(await refused({ "rates/32.16-31/first": -1, "rates/32.16-31/next": mostCharge + 1 })).toEqual([
    "rates/32.16-31/first charge",
    "rates/32.16-31/next charge",
  ]);
  expect(await refused({ "rates/32.16-31/first": 0.5, "rates/32.16-31/from": "soon" })).toEqual([
    "rates/32.16-31/first charge",
    "rates/32.16-31/from days",
  ]);
  expect(await refused({ "rates/32.16-31/from": 4 })).toEqual(["rates/32.16-31/to daysBackwards"]);
  expect(await refused({ "rates/32.16-31/first": undefined })).toEqual(["rates/32.16-31/first charge"]);
  expect(await refused({ "rates/31-32": rate })).toEqual(["rates/31-32 unknown"]);
  expect(await refused({ "rates/99.99-31": rate })).toEqual(["rates/99.99-31 origin"]);
  expect(await refused({ "rates/32.16-99": rate })).toEqual(["rates/32.16-99 area"]);
  expect(await refused({ "rates/32.16-31/last": 1, other: 1 })).toEqual([
    "rates/32.16-31/last unknown",
    "other unknown",
  ]);
  const many = Object.fromEntries(Array.from({ length: mostRates + 1 }, (_, at) => [`k${at}`, rate]));
  expect(await refused({ rates: many })).toEqual(["rates tooMany"]);
});

test("saving writes the rates that differ by a fixed number of statements, and every process reads a new version", async () => {
  await savePlace("WH01", { name: "Cikarang", kind: "warehouse", city: "32.16" });
  const reader = freightReader();
  const version = async () => {
    const { rows } = await sql<{ version: unknown }>`select ${freightVersion.sql} as version`.execute(database.kysely);
    return freightVersion.read(rows[0]?.version);
  };
  const chargeNow = async () => (await reader.at(database.kysely, await version())).WH01;
  await saveService("JNE-REG", { name: "REG", active: true, "rates/32.16-31": rate });
  expect(await chargeNow()).toEqual([[10_000, 5_000]]);
  await saveService("JNE-REG", { "rates/32.16-31/first": 11_000 });
  expect(await chargeNow()).toEqual([[11_000, 5_000]]);

  const before = { name: "REG", rates: { "32.16-31": rate, "32.16-32": rate } };
  const after = { name: "REG", rates: { "32.16-31": rate, "32.16-35": rate, "32.16-94": { ...rate, to: 9 } } };
  const counter = countQueries(database);
  await inTransaction(database, (trx) => writeServiceStates(trx, [{ id: "JNE-REG", before, after }]));
  counter.stop();
  expect(counter.statements.filter((text) => !/^(begin|commit|start)/i.test(text))).toHaveLength(4);
});

test("ids name courier and service", () => {
  expect(serviceOfId("JNE-REG")).toEqual({ courierCode: "JNE", code: "REG" });
  expect([serviceOfId("JNE"), serviceOfId("jne-reg"), serviceOfId("JNE-REG-2")]).toEqual([null, null, null]);
});
