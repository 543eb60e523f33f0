import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture } from "#modules/identity/server/testing/identity-fixture.ts";
import { sentMessages } from "#modules/identity/server/testing/sent-messages.ts";
import { deliverPinUnlock, saveLinks, unlockPinTopic } from "#modules/loyalty/server/index.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const shop = await identityFixture(database);
const { call, people, club } = await customersFixture(database, shop.deps.sealer);
await aMember(database, "U40000001");
await aMember(database, "U40000002");
club.add({ id: "MC1", mobile: "+6281240000001", pin: "246813" });
await saveLinks(database.kysely, [{ userCode: "U40000001", clubMemberId: "MC1" }]);

const document = `mutation adminUnlockPin($input: AdminUnlockPinInput!) { adminUnlockPin(input: $input) { code } }`;
const unlock = (code: string, key: string = crypto.randomUUID(), who = people.dewi) =>
  call<{ code: string }>(document, { input: { code, reason: "Asked by telephone", key } }, who);

/** The worker's part. */
async function deliver(): Promise<void> {
  const { rows } = await sql<{ id: string; payload: unknown }>`
    select id, payload from kit.outbox where topic = ${unlockPinTopic}`.execute(database.kysely);
  for (const { id, payload } of rows) {
    const message = { id, topic: unlockPinTopic, payload, attempt: 1, signal: new AbortController().signal };
    await deliverPinUnlock({ ...shop.deps, club: club.club })(message);
  }
}
const tomorrow = () =>
  sql`update loyalty.pin_unlock set asked_at = asked_at - interval '24 hours'`.execute(database.kysely);
const lock = async () => {
  for (const _ of [1, 2, 3]) await club.club.checkPin("MC1", "000000");
  expect(await club.club.checkPin("MC1", "246813")).toMatchObject({ ok: false, error: { code: "PIN_LOCKED" } });
};
const messages = async () => (await sentMessages(database, shop.deps)).map(({ to, content }) => [to, content]);

test("MU-03 the club unlocks the PIN once for two presses and two deliveries, the customer gets one message, and the page says who and why", async () => {
  await lock();
  const key = crypto.randomUUID();
  const replies = await Promise.all([unlock("U40000001", key), unlock("U40000001", key)]);
  expect(replies.map(({ code }) => code)).toEqual(["200", "200"]);
  await deliver();
  await deliver();
  expect(await club.club.checkPin("MC1", "246813")).toMatchObject({ ok: true });
  expect(await messages()).toEqual([
    ["u40000001@mail.example", { kind: "clubSecretChanged", data: { which: "pinUnlocked" } }],
  ]);
  const page = "query adminCustomer($code: String!) { adminCustomer(code: $code) { accountLog { action by reason } } }";
  expect(await call(page, { code: "U40000001" })).toEqual({
    accountLog: [{ action: "customer.unlockPin", by: "Name of dewi@customers.test", reason: "Asked by telephone" }],
  });
});

test("MU-03 a club that does not answer is asked again; a PIN that is not locked changes nothing and nobody is written to", async () => {
  await lock();
  await unlock("U40000001");
  club.fault((name) => (name === "unlockPin" ? "after" : null));
  await expect(deliver()).rejects.toThrow("did not answer");
  club.fault(() => null);
  await deliver();
  expect(await messages()).toHaveLength(1);
  await unlock("U40000001");
  await deliver();
  expect(await messages()).toEqual([]);
});

test("MU-03 a PIN is unlocked three times in 24 hours at most, so that its wrong tries stay limited; parallel presses do not get past it", async () => {
  await tomorrow();
  const replies = await Promise.all(Array.from({ length: 8 }, () => unlock("U40000001")));
  expect(replies.filter(({ code }) => code === "200")).toHaveLength(3);
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(["200", "UNLOCKED_TOO_OFTEN"]));
  // What the club refused, because nothing was locked, does not count.
  await deliver();
  await lock();
  expect(await unlock("U40000001")).toMatchObject({ code: "200" });
  await deliver();
  expect(await messages()).toHaveLength(1);
  for (const _ of [2, 3]) expect(await unlock("U40000001")).toMatchObject({ code: "200" });
  expect(await unlock("U40000001")).toMatchObject({ code: "UNLOCKED_TOO_OFTEN" });
  await tomorrow();
  expect(await unlock("U40000001")).toMatchObject({ code: "200" });
});

test("MU-03 a key that was sent for one customer asks nothing for another", async () => {
  await aMember(database, "U40000003");
  club.add({ id: "MC3", mobile: "+6281240000003", pin: "246813" });
  await saveLinks(database.kysely, [{ userCode: "U40000003", clubMemberId: "MC3" }]);
  await tomorrow();
  const key = crypto.randomUUID();
  expect(await unlock("U40000001", key)).toMatchObject({ code: "200" });
  expect(await unlock("U40000003", key)).toMatchObject({ code: "KEY_REUSED" });
  expect(await unlock("U40000001", key)).toMatchObject({ code: "200" });
});

test("MU-03 without a club account or the permission nothing is asked", async () => {
  expect(await unlock("U40000002")).toMatchObject({ code: "NOT_LINKED" });
  expect(await unlock("U40000001", crypto.randomUUID(), people.sari)).toBe("FORBIDDEN");
});
