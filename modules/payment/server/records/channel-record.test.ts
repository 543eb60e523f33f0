import { expect, test } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { chosenChannel } from "../channels/offer-channels.ts";
import { readChannel, readChannels } from "../store/channels.ts";
import { paymentChannelRecord } from "./channel-record.ts";

const { database } = await testDatabase({ maxConnections: 5 });
const record = paymentChannelRecord({ courierCodes: ["GRAB", "JNE", "OWN"] });
const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Rani" }, action: "save" };

/** Saves fields of a channel; answers its state, or its problems. */
async function save(code: string, fields: Readonly<Record<string, Json | undefined>>) {
  const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
  const saved = await inTransaction(database, (trx) =>
    saveRecords(trx, record, [{ id: code, version: Number.POSITIVE_INFINITY, changes }], why),
  );
  if (saved.ok) return saved.value.records[0]?.state;
  if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
  return saved.error.problems.map(({ path, problem }) => `${path} ${problem}`.trim());
}
const stateOf = (code: string) => inTransaction(database, async (trx) => (await record.read(trx, [code])).get(code));

test("a channel is edited, and what was written reads back equal", async () => {
  const state = await save("VA_BCA", {
    ...{ "names/en-US": " BCA transfer ", position: 3, enabled: true, fee: 2_500, feeBasisPoints: 70 },
    ...{ least: 10_000, most: 5_000_000, minutes: 120 },
  });
  expect(state).toMatchObject({
    ...{ position: 3, enabled: true, fee: 2_500, feeBasisPoints: 70, least: 10_000, most: 5_000_000, minutes: 120 },
    names: { "en-US": "BCA transfer", "zh-CN": "BCA 虚拟账户" },
  });
  expect(await stateOf("VA_BCA")).toEqual(state);
  const { bank, gateway, lastsSeconds } = (await readChannel(database.kysely, "VA_BCA")) ?? {};
  expect({ bank, gateway, lastsSeconds }).toEqual({ bank: "bca", gateway: "midtrans", lastsSeconds: 7_200 });
  const plain = await save("VA_BCA", { enabled: false, fee: 0, feeBasisPoints: undefined, least: 0, most: undefined });
  expect(plain).toEqual({ names: (state as { readonly names: object }).names, position: 3, minutes: 120 });
  expect(await stateOf("VA_BCA")).toEqual(plain);
});

test("every channel of the shop reads as a state that can be saved", async () => {
  for (const { code } of await readChannels(database.kysely)) {
    const { position = 0 } = (await stateOf(code)) ?? {};
    expect([code, await save(code, { position: position + 1 })]).toMatchObject([code, { position: position + 1 }]);
    expect((await save(code, { position })) as object).toEqual(await stateOf(code));
  }
});

test("refused fields are named, and nothing is written", async () => {
  const before = await stateOf("VA_BNI");
  const refused = async (fields: object) => {
    const problems = await save("VA_BNI", { ...fields });
    expect(await stateOf("VA_BNI")).toEqual(before);
    return problems;
  };
  expect(await refused({ "names/en-US": undefined })).toEqual(["names/en-US required"]);
  expect(await refused({ "names/id-ID": "x".repeat(61), "names/xx": "x" })).toEqual([
    "names/id-ID tooLong",
    "names/xx unknown",
  ]);
  expect(await refused({ fee: -1, feeBasisPoints: 1_001, minutes: 9 })).toEqual([
    "fee whole",
    "feeBasisPoints whole",
    "minutes whole",
  ]);
  expect(await refused({ fee: 0.5, most: "much", position: undefined, minutes: undefined })).toEqual([
    "position required",
    "fee whole",
    "most whole",
    "minutes required",
  ]);
  expect(await refused({ least: 2_000, most: 1_000 })).toEqual(["most mostBelowLeast"]);
  expect(await refused({ gateway: "bank", couriers: { JNE: true } })).toEqual(["gateway unknown", "couriers unknown"]);
  expect(await refused({ names: undefined, position: undefined, enabled: undefined, minutes: undefined })).toEqual([
    "fixed",
  ]);
  expect(await save("VA_PIGEON", { "names/en-US": "Pigeon", position: 1 })).toEqual(["fixed"]);
  expect(await save("VA", { fee: 1 })).toEqual(["fee unknown"]);
});

test("cash on delivery is for the chosen couriers, for every courier when none is chosen", async () => {
  expect(await save("COD", { "couriers/PIGEON": true, minutes: 60 })).toEqual([
    "couriers/PIGEON courier",
    "minutes unknown",
  ]);
  const offered = async (logisticsCompanyCode: string) => {
    const conditions = { orderAmount: 100_000, supportCod: true, mayPayOnDelivery: true, gateways: new Set<string>() };
    const channels = await readChannels(database.kysely);
    return chosenChannel(channels, "COD", { ...conditions, logisticsCompanyCode }) !== null;
  };
  await save("COD", { couriers: { OWN: true } });
  expect([await offered("OWN"), await offered("JNE")]).toEqual([true, false]);
  await save("COD", { couriers: undefined });
  expect([await offered("OWN"), await offered("JNE")]).toEqual([true, true]);
});
