import { sql } from "kysely";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { paymentFixture } from "../testing/payment-fixture.ts";
import { openPayment } from "./open-payment.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await paymentFixture(database);
const { deps, bank, request } = fixture;

test("a payment is opened with the gateway's number, and what the gateway was told of the payer is forgotten", async () => {
  const attempt = await fixture.opened();
  expect(attempt).toMatchObject({ state: "open", vaNumber: expect.stringMatching(/^88/), amount: 150_000 });
  const { rows } = await sql<{ payer: string }>`
    select payer from payment.attempt where id = ${attempt.id}`.execute(database.kysely);
  expect(rows).toEqual([{ payer: "" }]);
});

test("D-60 the same channel again is the same number, also with another key", async () => {
  const asked = request();
  const first = await openPayment(deps, asked);
  const again = await openPayment(deps, { ...asked, key: "2" });
  expect(again).toEqual(first);
  expect(await fixture.states(asked.reference)).toEqual(["open"]);
});

test("D-60 another channel ends the first attempt before it opens the second", async () => {
  const asked = request();
  await openPayment(deps, asked);
  const second = await openPayment(deps, { ...asked, channelCode: "VA_BNI", key: "2" });
  expect(second).toMatchObject({ ok: true, value: { channelCode: "VA_BNI", state: "open" } });
  expect((await fixture.states(asked.reference)).sort()).toEqual(["cancelled", "open"]);
});

test("D-60 twenty requests at once, over four channels, leave one live attempt", async () => {
  const asked = request();
  const channels = ["VA_BCA", "VA_BNI", "QRIS", "CARD"];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openPayment(deps, { ...asked, channelCode: channels[index % 4] ?? "", key: `k${index}` }),
    ),
  );
  const live = (await fixture.states(asked.reference)).filter((state) => state === "open" || state === "opening");
  expect(live.length).toBeLessThanOrEqual(1);
  // An attempt that was ended while its gateway was asked is ended there as soon as the answer is in.
  await fixture.work();
  const open = [...bank.books.values()].filter(
    ({ request, status }) => request.description === asked.reference && status === "pending",
  );
  expect(open.length).toBeLessThanOrEqual(1);
});

test("an attempt that was paid before the other channel could be opened is paid", async () => {
  const asked = request();
  const first = await openPayment(deps, asked);
  if (!first.ok) throw new Error("not opened");
  bank.set(first.value.chargeId, "paid");
  expect(await openPayment(deps, { ...asked, channelCode: "VA_BNI", key: "2" })).toEqual({
    ok: false,
    error: { code: "ALREADY_PAID" },
  });
  expect(await fixture.payment(asked.reference)).toMatchObject({ status: "paid" });
});

test("F5 a gateway that is down leaves one attempt, whose number comes when it is back", async () => {
  bank.turn(false);
  const asked = request();
  const answer = await openPayment(deps, asked);
  expect(answer).toMatchObject({ ok: true, value: { state: "opening", vaNumber: null } });
  expect(await openPayment(deps, asked)).toEqual(answer);
  if (!answer.ok) throw new Error("not opened");
  await expect(fixture.finish(answer.value.id)).rejects.toThrow("did not answer");
  bank.turn(true);
  await fixture.finish(answer.value.id);
  expect(await openPayment(deps, asked)).toMatchObject({
    ok: true,
    value: { state: "open", vaNumber: expect.stringMatching(/^88/) },
  });
  expect(bank.books.get(answer.value.chargeId)?.opened).toBe(1);
});

test("F5 while the gateway is down nobody gets a second live attempt", async () => {
  const asked = request();
  await openPayment(deps, asked);
  bank.turn(false);
  const other = await openPayment(deps, { ...asked, channelCode: "VA_BNI", key: "2" });
  bank.turn(true);
  expect(other).toEqual({ ok: false, error: { code: "GATEWAY_UNAVAILABLE" } });
  expect(await fixture.states(asked.reference)).toEqual(["open"]);
});

test("a gateway that refuses ends the attempt, and another channel may be tried", async () => {
  bank.refuse(true);
  const asked = request();
  expect(await openPayment(deps, asked)).toEqual({ ok: false, error: { code: "GATEWAY_REFUSED" } });
  bank.refuse(false);
  expect(await openPayment(deps, { ...asked, key: "2" })).toMatchObject({ ok: true, value: { state: "open" } });
  expect((await fixture.states(asked.reference)).sort()).toEqual(["failed", "open"]);
});

test.each([
  ["a channel nobody has", { channelCode: "VA_NOBODY" }, "CHANNEL_NOT_OFFERED"],
  ["a group", { channelCode: "VA" }, "CHANNEL_NOT_OFFERED"],
])("%s opens nothing", async (_title, change, code) => {
  expect(await openPayment(deps, request(change))).toEqual({ ok: false, error: { code } });
});

test("a reference is asked for one amount only", async () => {
  const asked = request();
  await openPayment(deps, asked);
  expect(await openPayment(deps, { ...asked, amount: rupiah(1) })).toEqual({
    ok: false,
    error: { code: "AMOUNT_DIFFERS" },
  });
});

test("D-51 cash on delivery asks no gateway and never expires", async () => {
  const before = bank.books.size;
  expect(await fixture.opened({ channelCode: "COD", expiresAt: null })).toMatchObject({
    state: "open",
    gateway: null,
    expiresAt: null,
  });
  expect(bank.books.size).toBe(before);
});

test("opening costs the same few statements every time", async () => {
  const counter = countQueries(database);
  await fixture.opened();
  const first = counter.statements.length;
  counter.reset();
  await fixture.opened();
  counter.stop();
  expect(counter.statements).toHaveLength(first);
  expect(first).toBeLessThanOrEqual(8);
});
