import { beforeEach, describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { endUnpaid } from "./close-unpaid.ts";
import { ownerOfOrders } from "./order-payments.ts";
import { eventsOf } from "./store/events.ts";
import { orderByCode } from "./store/orders.ts";
import { aDraft, aPickup } from "./testing/a-draft.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 30 });
const fixture = await orderFixture(database);
const { status } = fixture;
const cancel = { transition: "cancel", actor: "shopper", reason: "CHANGE_OF_MIND" } as const;
let count = 0;
const reference = () => {
  count += 1;
  return `LIFE-${count}`;
};
const later = (hours: number) => fixture.clock.advance(hours * 3_600_000);

beforeEach(() => {
  fixture.heard.length = 0;
  fixture.stock.left = true;
  fixture.bank.turn(true);
});

describe("money", () => {
  test("TR-34 a verified payment transitions every order it pays for to paid, once", async () => {
    const shared = reference();
    const codes = await fixture.placed(aDraft({ paymentReference: shared }), aPickup({ paymentReference: shared }));
    const attempt = await fixture.open(shared, 558_000);
    await fixture.pay(attempt);
    await fixture.pay(attempt);
    expect(await Promise.all(codes.map(status))).toEqual(["paid", "paid"]);
    expect(fixture.heard.toSorted()).toEqual(codes.map((code) => `paid ${code} awaitingPayment`).toSorted());
    expect(await fixture.broken()).toEqual([]);
  });

  test("a try that failed leaves the order waiting for another one", async () => {
    const shared = reference();
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
    const { chargeId } = await fixture.open(shared, 288_000, "CARD");
    fixture.bank.set(chargeId, "failed");
    expect(await status(code)).toBe("awaitingPayment");
    await fixture.pay(await fixture.open(shared, 288_000, "VA_BCA"));
    expect(await status(code)).toBe("paid");
  });

  test("money after the end brings the order back when all of it can be had again, and goes back when it cannot", async () => {
    for (const left of [true, false]) {
      const shared = reference();
      const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
      const attempt = await fixture.open(shared, 288_000);
      later(2);
      await fixture.close(shared);
      expect(await status(code)).toBe("closed");
      fixture.stock.left = left;
      await fixture.pay(attempt);
      expect(await status(code)).toBe(left ? "paid" : "closed");
      expect((await fixture.refunds(shared)).map(({ reason }) => reason)).toEqual(left ? [] : ["PAID_AFTER_CLOSE"]);
    }
    expect(await fixture.broken()).toEqual([]);
  });

  test("a payment for a deliberately cancelled order is refunded", async () => {
    const shared = reference();
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
    const attempt = await fixture.open(shared, 288_000);
    expect(await endUnpaid(fixture.deps, shared, cancel)).toBe(true);
    await fixture.pay(attempt);
    expect(await status(code)).toBe("cancelled");
    expect((await fixture.refunds(shared)).map(({ reason }) => reason)).toEqual(["PAID_AFTER_CLOSE"]);
  });
});

describe("the end of unpaid orders", () => {
  test("TR-33 an order closes at its deadline after a last query of the gateway: a payment without webhook keeps it open", async () => {
    const [silent, unpaid] = [reference(), reference()];
    const [kept = ""] = await fixture.placed(aDraft({ paymentReference: silent }));
    const [closed = ""] = await fixture.placed(aDraft({ paymentReference: unpaid }));
    const { chargeId } = await fixture.open(silent, 288_000);
    await fixture.open(unpaid, 288_000);
    await fixture.sweep();
    expect([await status(kept), await status(closed)]).toEqual(["awaitingPayment", "awaitingPayment"]);
    fixture.bank.set(chargeId, "paid");
    later(2);
    await fixture.sweep();
    expect([await status(kept), await status(closed)]).toEqual(["paid", "closed"]);
    expect(fixture.heard).toEqual(
      expect.arrayContaining([`paid ${kept} awaitingPayment`, `closed ${closed} awaitingPayment`]),
    );
    expect(await fixture.broken()).toEqual([]);
  });

  test("an unpaid order is closed while the gateway does not answer", async () => {
    const shared = reference();
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
    await fixture.open(shared, 288_000);
    fixture.bank.turn(false);
    later(2);
    await fixture.close(shared);
    expect(await status(code)).toBe("closed");
  });

  test("M7 concurrent payment, expiry and cancellation: paid and kept, or closed and notified once with the refund on its way", async () => {
    const rounds = 40;
    const orders = await Promise.all(
      Array.from({ length: rounds }, async () => {
        const shared = reference();
        const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
        return { shared, code, attempt: await fixture.open(shared, 288_000) };
      }),
    );
    later(2);
    fixture.stock.left = false;
    const random = seeded(7);
    await Promise.all(
      orders.flatMap(({ shared, attempt }) => [
        pause(random() * 30).then(() => fixture.pay(attempt)),
        pause(random() * 30).then(() => fixture.close(shared)),
        pause(random() * 30).then(() => endUnpaid(fixture.deps, shared, cancel)),
      ]),
    );
    await fixture.work();
    for (const { shared, code } of orders) {
      const now = await status(code);
      const events = fixture.heard.filter((text) => text.includes(code));
      const back = await fixture.refunds(shared);
      if (now === "paid") expect([events, back]).toEqual([[`paid ${code} awaitingPayment`], []]);
      else {
        expect(["cancelled", "closed"]).toContain(now);
        expect(events).toEqual([`closed ${code} awaitingPayment`, `ended ${code}`]);
        expect(back.map(({ amount }) => amount)).toEqual([288_000]);
      }
    }
    expect(await fixture.broken()).toEqual([]);
  });
});

describe("after it was paid", () => {
  const paid = async (draft = aDraft) => {
    const shared = reference();
    const order = draft({ paymentReference: shared });
    const [code = ""] = await fixture.placed(order);
    await fixture.pay(await fixture.open(shared, order.totals.totalAmount));
    return { code, shared };
  };

  test("TR-35 D-57 a shipped order is completed fourteen days later", async () => {
    const { code } = await paid();
    await fixture.step(code, { transition: "sendPart", actor: "staff", actorName: "staff" });
    await fixture.step(code, { transition: "send", actor: "courier" });
    later(24 * 13);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    later(25);
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
    expect((await eventsOf(database.kysely, code)).map(({ to, actor }) => `${to} ${actor}`)).toEqual([
      "awaitingPayment shopper",
      "paid payment",
      "partiallyShipped staff",
      "shipped courier",
      "completed system",
    ]);
    expect(fixture.heard.at(-1)).toBe(`completed ${code} shipped`);
  });

  test("TR-36 ready at the store it gets a code to show; not fetched in a week it ends and the money goes back", async () => {
    const { code, shared } = await paid(aPickup);
    await fixture.step(code, { transition: "send", actor: "staff", actorName: "store" });
    const confirmCode = (await orderByCode(database.kysely, code))?.confirmCode;
    expect(confirmCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    const email = (await fixture.letters()).at(-1);
    expect(email.content.data).toMatchObject({ event: "ready", pickup: { code: confirmCode } });
    later(24 * 7 + 1);
    await fixture.sweep();
    expect(await status(code)).toBe("closed");
    expect(await fixture.refunds(shared)).toMatchObject([{ amount: 270_000, reason: "ORDER_CLOSED" }]);
    expect(await fixture.broken()).toEqual([]);
  });

  test("a transition outside the table is refused and changes nothing", async () => {
    const { code } = await paid();
    const before = await eventsOf(database.kysely, code);
    for (const step of [
      cancel,
      { transition: "receive", actor: "shopper" },
      { transition: "collect", actor: "staff" },
    ] as const) {
      expect(await fixture.step(code, step)).toEqual({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
    }
    expect(await eventsOf(database.kysely, code)).toEqual(before);
  });
});

test("a payment is found by the codes of all its orders or of one of them, and by nothing else", async () => {
  const [one, two] = [reference(), reference()];
  const [a = "", b = ""] = await fixture.placed(aDraft({ paymentReference: one }), aPickup({ paymentReference: one }));
  const [c = ""] = await fixture.placed(aDraft({ paymentReference: two }));
  const db = database.kysely;
  const mine = { reference: one, owner: "guest:G1", email: "sari@mail.example", isFree: false };
  expect(await ownerOfOrders(db, `${a},${b}`)).toEqual(mine);
  expect(await ownerOfOrders(db, b)).toEqual(mine);
  expect(await ownerOfOrders(db, `${a},${c}`)).toBeNull();
  expect(await ownerOfOrders(db, `${a},BB2222222222`)).toBeNull();
  expect(await ownerOfOrders(db, "")).toBeNull();
  // A purchase costs nothing only when none of its orders does.
  const three = reference();
  const { totals } = aPickup();
  const free = { ...totals, couponDiscount: totals.totalAmount, totalAmount: rupiah(0) };
  const [paidFor = "", forFree = ""] = await fixture.placed(
    aDraft({ paymentReference: three }),
    aPickup({ paymentReference: three, totals: free }),
  );
  expect(await ownerOfOrders(db, `${paidFor},${forFree}`)).toMatchObject({ isFree: false });
  expect(await ownerOfOrders(db, forFree)).toMatchObject({ isFree: true });
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
