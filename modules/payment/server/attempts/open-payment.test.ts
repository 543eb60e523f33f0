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

test("a payment is opened with the gateway's number, and the payer data sent to the gateway is deleted", async () => {
  const attempt = await fixture.opened();
  expect(attempt).toMatchObject({ state: "open", vaNumber: expect.stringMatching(/^88/), amount: 150_000 });
  const { rows } = await sql<{ payer: string }>`
    select payer from payment.attempt where id = ${attempt.id}`.execute(database.kysely);
  expect(rows).toEqual([{ payer: "" }]);
});

test("D-60 the same channel again is the same number, also with another key", async () => {
  const chargeRequest = request();
  const first = await openPayment(deps, chargeRequest);
  const again = await openPayment(deps, { ...chargeRequest, key: "2" });
  expect(again).toEqual(first);
  expect(await fixture.states(chargeRequest.reference)).toEqual(["open"]);
});

test("D-60 another channel ends the first attempt before it opens the second", async () => {
  const chargeRequest = request();
  await openPayment(deps, chargeRequest);
  const second = await openPayment(deps, { ...chargeRequest, channelCode: "VA_BNI", key: "2" });
  expect(second).toMatchObject({ ok: true, value: { channelCode: "VA_BNI", state: "open" } });
  expect((await fixture.states(chargeRequest.reference)).sort()).toEqual(["cancelled", "open"]);
});

test("D-60 twenty requests at once, over four channels, leave one live attempt", async () => {
  const chargeRequest = request();
  const channels = ["VA_BCA", "VA_BNI", "QRIS", "CARD"];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openPayment(deps, { ...chargeRequest, channelCode: channels[index % 4] ?? "", key: `k${index}` }),
    ),
  );
  const live = (await fixture.states(chargeRequest.reference)).filter(
    (state) => state === "open" || state === "opening",
  );
  expect(live.length).toBeLessThanOrEqual(1);
  // An attempt that was ended while its gateway was asked is ended there as soon as the answer is in.
  await fixture.work();
  const open = [...bank.books.values()].filter(
    ({ request, status }) => request.description === chargeRequest.reference && status === "pending",
  );
  expect(open.length).toBeLessThanOrEqual(1);
});

test("an attempt that was paid before the other channel could be opened is paid", async () => {
  const chargeRequest = request();
  const first = await openPayment(deps, chargeRequest);
  if (!first.ok) throw new Error("not opened");
  bank.set(first.value.chargeId, "paid");
  expect(await openPayment(deps, { ...chargeRequest, channelCode: "VA_BNI", key: "2" })).toEqual({
    ok: false,
    error: { code: "ALREADY_PAID" },
  });
  expect(await fixture.payment(chargeRequest.reference)).toMatchObject({ status: "paid" });
});

test("F5 a gateway that is down leaves one attempt, whose number is set when it is back", async () => {
  bank.turn(false);
  const chargeRequest = request();
  const reply = await openPayment(deps, chargeRequest);
  expect(reply).toMatchObject({ ok: true, value: { state: "opening", vaNumber: null } });
  expect(await openPayment(deps, chargeRequest)).toEqual(reply);
  if (!reply.ok) throw new Error("not opened");
  await expect(fixture.finish(reply.value.id)).rejects.toThrow("did not answer");
  bank.turn(true);
  await fixture.finish(reply.value.id);
  expect(await openPayment(deps, chargeRequest)).toMatchObject({
    ok: true,
    value: { state: "open", vaNumber: expect.stringMatching(/^88/) },
  });
  expect(bank.books.get(reply.value.chargeId)?.opened).toBe(1);
});

test("F5 while the gateway is down a payment gets no second live attempt", async () => {
  const chargeRequest = request();
  await openPayment(deps, chargeRequest);
  bank.turn(false);
  const other = await openPayment(deps, { ...chargeRequest, channelCode: "VA_BNI", key: "2" });
  bank.turn(true);
  expect(other).toEqual({ ok: false, error: { code: "GATEWAY_UNAVAILABLE" } });
  expect(await fixture.states(chargeRequest.reference)).toEqual(["open"]);
});

test("a gateway that refuses ends the attempt, and another channel may be tried", async () => {
  bank.refuse(true);
  const chargeRequest = request();
  expect(await openPayment(deps, chargeRequest)).toEqual({ ok: false, error: { code: "GATEWAY_REFUSED" } });
  bank.refuse(false);
  expect(await openPayment(deps, { ...chargeRequest, key: "2" })).toMatchObject({ ok: true, value: { state: "open" } });
  expect((await fixture.states(chargeRequest.reference)).sort()).toEqual(["failed", "open"]);
});

test.each([
  ["a channel nobody has", { channelCode: "VA_NOBODY" }, "CHANNEL_NOT_OFFERED"],
  ["a group", { channelCode: "VA" }, "CHANNEL_NOT_OFFERED"],
])("%s opens nothing", async (_title, change, code) => {
  expect(await openPayment(deps, request(change))).toEqual({ ok: false, error: { code } });
});

test("a reference is used for one amount only", async () => {
  const chargeRequest = request();
  await openPayment(deps, chargeRequest);
  expect(await openPayment(deps, { ...chargeRequest, amount: rupiah(1) })).toEqual({
    ok: false,
    error: { code: "AMOUNT_DIFFERS" },
  });
});

test("D-51 cash on delivery calls no gateway and never expires", async () => {
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
