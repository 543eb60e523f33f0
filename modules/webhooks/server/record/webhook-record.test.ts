import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mostEndpoints } from "../../contract/webhook-state.ts";
import { webhookRecord } from "./webhook-record.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Rani" }, action: "save" };
const valid = { url: "https://erp.example/hooks", "events/order.paid": true, enabled: true };

/** Saves fields of an endpoint; answers its state, or its problems. */
async function save(id: string, fields: Readonly<Record<string, Json | undefined>>, allowsLoopback = false) {
  const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
  const saved = await inTransaction(database, (trx) =>
    saveRecords(trx, webhookRecord({ allowsLoopback }), [{ id, version: 1_000, changes }], why),
  );
  if (saved.ok) return saved.value.records[0]?.state;
  if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
  return saved.error.problems.map(({ path, problem }) => `${path} ${problem}`.trim());
}

test("MX-05 an endpoint is saved, changed and removed as a record", async () => {
  expect(await save("erp", { ...valid, description: " The ERP " })).toEqual({
    ...{ url: "https://erp.example/hooks", description: "The ERP", events: { "order.paid": true }, enabled: true },
  });
  const changed = { enabled: undefined, "events/order.paid": undefined, "events/order.sent": true };
  expect(await save("erp", changed)).toMatchObject({ events: { "order.sent": true } });
  const gone = { url: undefined, description: undefined, events: undefined };
  expect(await save("erp", gone)).toEqual({});
});

test("MX-05 refused fields are named", async () => {
  const refused = (fields: object, code = "refused") => save(code, { ...valid, ...fields });
  expect(await refused({}, "Not a code")).toEqual(["code"]);
  expect(await refused({ url: undefined, "events/order.paid": undefined })).toEqual([
    "url required",
    "events noEvents",
  ]);
  expect(await refused({ url: "http://erp.example/" })).toEqual(["url url"]);
  expect(await refused({ url: "https://a:b@erp.example/" })).toEqual(["url url"]);
  expect(await refused({ url: `https://erp.example/${"x".repeat(500)}` })).toEqual(["url tooLong"]);
  expect(await refused({ description: "x".repeat(201) })).toEqual(["description tooLong"]);
  expect(await refused({ "events/order.lost": true, other: 1 })).toEqual([
    "events/order.lost unknown",
    "other unknown",
  ]);
  expect(await refused({ "events/order.paid": "yes" })).toEqual(["events/order.paid unknown"]);
});

test.each([
  "https://127.0.0.1/",
  "https://localhost/",
  "https://10.1.2.3/",
  "https://[::1]/",
  "https://[::ffff:192.168.0.1]/",
  "https://169.254.169.254/",
])("MX-05 an address in a private network is refused: %s", async (url) => {
  expect(await save("private", { ...valid, url })).toEqual(["url private"]);
});

test("MX-05 the loopback address is accepted in development alone", async () => {
  const url = "http://127.0.0.1:4000/hooks";
  expect(await save("local", { ...valid, url })).toEqual(["url url"]);
  expect(await save("local", { ...valid, url }, true)).toMatchObject({ url });
});

test("MX-05 there are never more endpoints than the limit, not even when they are made at once", async () => {
  const codes = Array.from({ length: mostEndpoints + 5 }, (_, index) => `many-${index}`);
  const saved = await Promise.all(codes.map((code) => save(code, valid)));
  // One was made by the test before.
  expect(saved.filter((one) => !Array.isArray(one))).toHaveLength(mostEndpoints - 1);
  expect(saved.filter(Array.isArray)).toEqual(Array(6).fill(["tooMany"]));
});
