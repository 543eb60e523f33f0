import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { orderByCode } from "../store/orders.ts";
import { aDraft, aLine } from "../testing/a-draft.ts";
import { cancelRequestsFixture } from "../testing/cancel-requests-fixture.ts";
import { approveOverdueRequest } from "./approve-overdue.ts";
import { refuseCancel } from "./decide-cancel.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { fixture, deps, db, paidOrder, held, request, requestId, approve, undo, pieces } =
  await cancelRequestsFixture(database);
const refusal = { ok: false, error: { code: "ACTION_NOT_ALLOWED" } };

describe("a part", () => {
  test("D-55 its price is refunded and the order goes on with the rest", async () => {
    const { code, shared } = await paidOrder();
    expect((await request(code, [0, 1])).ok).toBe(true);
    expect(await pieces(code)).toEqual(["0/0/1", "0/0/0"]);
    expect((await approve(code)).ok).toBe(true);
    expect(await pieces(code)).toEqual(["0/1/0", "0/0/0"]);
    expect(await fixture.status(code)).toBe("paid");
    expect((await fixture.refunds(shared)).map(({ amount }) => amount)).toEqual([135_000]);
    expect(fixture.heard.at(-1)).toBe(`part ${code} [{"number":0,"quantity":1}] 0`);
    expect((await fixture.letters()).at(-1).content.data).toMatchObject({
      event: "partlyCancelled",
      money: { type: "accountNeeded", amount: 135_000 },
    });
    // The rest, in two steps: every rupiah is refunded once, the freight with the last piece.
    await request(code, [0, 1]);
    await approve(code);
    await request(code, [1, 2]);
    expect((await approve(code)).ok).toBe(true);
    expect(await fixture.status(code)).toBe("cancelled");
    expect((await fixture.refunds(shared)).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(558_000);
    expect(await fixture.broken()).toEqual([]);
  });

  test("only pieces that have not been shipped, and only once at a time", async () => {
    const { code } = await paidOrder();
    expect(await request(code, [0, 3])).toEqual(refusal);
    expect(await request(code, [7, 1])).toEqual(refusal);
    expect(await request(code)).toEqual(refusal);
    expect(await request(code, [0, 1], [0, 2])).toEqual(refusal);
    expect((await request(code, [0, 1])).ok).toBe(true);
    expect(await request(code, [1, 1])).toEqual(refusal);
    expect(await fixture.step(code, { transition: "send", actor: "staff" })).toEqual(refusal);
  });

  test("of an order partly sent the rest can be called off, and it is then all sent", async () => {
    const { code } = await paidOrder();
    await fixture.step(code, { transition: "sendPart", actor: "staff" });
    await database.pool.query("update orders.line set sent = 2 where order_code = $1 and number = 0", [code]);
    expect(await request(code, [0, 1])).toEqual(refusal);
    expect((await request(code, [1, 2])).ok).toBe(true);
    expect((await approve(code)).ok).toBe(true);
    expect([await fixture.status(code), await pieces(code)]).toEqual(["shipped", ["2/0/0", "0/2/0"]]);
    expect(await fixture.broken()).toEqual([]);
  });
});

test("D-55 the whole order ends and all of its money goes back", async () => {
  const { code, shared } = await paidOrder();
  await request(code, [0, 2], [1, 2]);
  expect((await approve(code)).ok).toBe(true);
  expect(await fixture.status(code)).toBe("cancelled");
  expect((await fixture.refunds(shared)).map(({ amount }) => amount)).toEqual([558_000]);
  expect(fixture.heard.slice(-2)).toEqual([`closed ${code} paid`, `ended ${code}`]);
  expect(await fixture.broken()).toEqual([]);
});

test("1D-02 an order that ends as a whole leaves no open request, whichever of its lines was asked about", async () => {
  for (const line of [0, 1]) {
    const { code } = await paidOrder();
    expect((await request(code, [line, 1])).ok).toBe(true);
    await fixture.step(code, { transition: "approveCancel", actor: "staff", reason: "OTHER" });
    expect((await orderByCode(db, code))?.status).toBe("cancelled");
    expect((await requestsOf(db, [code])).map(({ state }) => state)).not.toContain("open");
    expect((await orderByCode(db, code))?.lines.map(({ cancelling }) => cancelling)).toEqual([0, 0]);
  }
});

test("a gift is cancelled with the last bought product", async () => {
  const gift = aLine({
    skuCode: "GIFT",
    quantity: 1,
    isGift: true,
    productAmount: rupiah(0),
    promotionDiscount: rupiah(0),
    payAmount: rupiah(0),
  });
  const { code } = await paidOrder((change) => aDraft({ lines: [aLine(), gift], ...change }));
  await request(code, [0, 2]);
  await approve(code);
  expect([await fixture.status(code), await pieces(code)]).toEqual(["cancelled", ["0/2/0", "0/1/0"]]);
  expect(await fixture.broken()).toEqual([]);
});

test("refused, the pieces are shipped and the shopper gets the reason", async () => {
  const { code } = await paidOrder();
  await request(code, [0, 1]);
  const id = await requestId(code);
  const decider = { requestId: id, actor: "staff", actorName: "Wati", reason: "It is packed already." } as const;
  expect((await held(code, (order, trx) => refuseCancel(trx, deps, order, decider))).ok).toBe(true);
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  expect((await fixture.letters()).at(-1).content.data).toMatchObject({
    event: "cancelRefused",
    remark: "It is packed already.",
  });
  expect(await held(code, (order, trx) => refuseCancel(trx, deps, order, decider))).toEqual(refusal);
  expect((await fixture.step(code, { transition: "send", actor: "staff" })).ok).toBe(true);
});

test("a request without a decision is granted after half an hour, not earlier", async () => {
  const { code } = await paidOrder();
  await request(code, [1, 1]);
  const late = { orderCode: code, requestId: await requestId(code) };
  const attempt = { jobId: "1", attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await approveOverdueRequest(deps)(late, attempt);
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/1"]);
  fixture.clock.advance(30 * 60_000);
  await fixture.sweep();
  expect(await pieces(code)).toEqual(["0/0/0", "0/1/0"]);
  await approveOverdueRequest(deps)(late, attempt);
  expect(await pieces(code)).toEqual(["0/0/0", "0/1/0"]);
});

describe("at the same moment exactly one wins", () => {
  const succeeded = (results: readonly { readonly ok: boolean }[]) => results.filter(({ ok }) => ok).length;

  test("M7 asking and sending", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code } = await paidOrder();
      const replies = await Promise.all([
        request(code, [0, 1]),
        fixture.step(code, { transition: "send", actor: "staff" }),
      ]);
      expect(succeeded(replies)).toBe(1);
      expect(await fixture.broken()).toEqual([]);
    }
  });

  test("M7 undoing and granting, twice each", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code, shared } = await paidOrder();
      await request(code, [0, 1]);
      const replies = await Promise.all([undo(code), approve(code), undo(code), approve(code)]);
      expect(succeeded(replies)).toBe(1);
      const refunds = (await fixture.refunds(shared)).length;
      expect([await pieces(code), refunds]).toEqual(
        (await requestsOf(db, [code]))[0]?.state === "undone" ? [["0/0/0", "0/0/0"], 0] : [["0/1/0", "0/0/0"], 1],
      );
    }
    expect(await fixture.broken()).toEqual([]);
  });

  test("concurrent requests for the same pieces", async () => {
    const { code } = await paidOrder();
    const replies = await Promise.all(Array.from({ length: 8 }, () => request(code, [0, 2])));
    expect(succeeded(replies)).toBe(1);
  });
});
