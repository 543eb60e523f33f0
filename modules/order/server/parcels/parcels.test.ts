import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aLine, aPickup } from "../testing/a-draft.ts";
import { parcelFixture } from "../testing/parcel-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await parcelFixture(database);
const { status } = fixture;
let count = 0;
const draft = (change: Parameters<typeof aDraft>[0] = {}) => {
  count += 1;
  return aDraft({ owner: "member:ANI", paymentReference: `PARCEL-${count}`, ...change });
};
/** Two lines of two balls each. */
const twoLines = () => {
  const { totals } = aDraft();
  const lines = [aLine(), aLine({ skuCode: "BALL-B" })];
  const both = { productAmount: 600_000, promotionDiscount: 60_000, totalAmount: 558_000 };
  return draft({ lines, discounts: [], totals: { ...totals, ...both } as typeof totals });
};
const days = (number: number) => fixture.clock.advance(number * 86_400_000);
const eventsIn = async (code: string) =>
  (await fixture.letters())
    .filter(({ content }) => content.data.orderCode === code && content.kind === "orderChanged")
    .map(({ content }) => content.data.event);

beforeEach(() => {
  fixture.heard.length = 0;
});

describe("sending", () => {
  test("TR-35 a part that leaves makes an order partly sent, the rest makes it sent", async () => {
    const code = await fixture.paid(twoLines());
    expect(await fixture.send(code, { items: [{ number: 0, quantity: 2 }] })).toMatchObject({ ok: true });
    expect(await status(code)).toBe("partiallyShipped");
    days(0.1);
    expect(await fixture.send(code, { items: [{ number: 1, quantity: 1 }] })).toMatchObject({ ok: true });
    days(0.1);
    expect(await status(code)).toBe("partiallyShipped");
    expect(await fixture.send(code, { items: [{ number: 1, quantity: 1 }] })).toMatchObject({ ok: true });
    expect(await status(code)).toBe("shipped");
    expect((await fixture.parcels(code)).map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
      [2],
      [1],
      [1],
    ]);
    expect(await eventsIn(code)).toEqual(["paid", "partlySent", "partlySent", "sent"]);
    expect(await fixture.broken()).toEqual([]);
  });

  test("concurrent packing never exceeds the bought pieces", async () => {
    const code = await fixture.paid(twoLines());
    expect(await fixture.send(code, { items: [{ number: 0, quantity: 3 }] })).toEqual({
      ok: false,
      error: { code: "TOO_MANY", number: 0 },
    });
    expect(await fixture.send(code, { items: [{ number: 7, quantity: 1 }] })).toMatchObject({
      error: { code: "TOO_MANY" },
    });
    expect(await fixture.send(code, { items: [] })).toMatchObject({ error: { code: "NOTHING_TO_SEND" } });
    expect(await fixture.send(code, { items: [{ number: 0, quantity: -1 }] })).toMatchObject({ ok: false });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => fixture.send(code, { items: [{ number: 0, quantity: 1 }] })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await fixture.order(code))?.lines.map(({ sent }) => sent)).toEqual([2, 0]);
    expect(await fixture.broken()).toEqual([]);
  });

  test("BC-43 a parcel goes with the courier that was chosen, else with GRAB, and is booked when no number was typed", async () => {
    const chosen = await fixture.paid(draft());
    await fixture.send(chosen);
    expect(await fixture.parcels(chosen)).toMatchObject([{ courierCode: "JNE", expressCode: null, status: "booked" }]);
    const unchosen = await fixture.paid(draft({ service: null }));
    await fixture.send(unchosen, { expressCode: " 123 456 " });
    expect(await fixture.parcels(unchosen)).toMatchObject([{ courierCode: "GRAB", expressCode: "123 456" }]);
    const other = await fixture.paid(draft());
    expect(await fixture.send(other, { courierCode: "NOBODY" })).toMatchObject({ error: { code: "UNKNOWN_COURIER" } });
  });

  test("an order goes with the courier its shopper was offered, also with one that the engine's list does not have", async () => {
    const code = await fixture.paid(draft({ service: "KILAT:SEPEDA" }));
    expect(await fixture.send(code)).toMatchObject({ ok: true });
    expect(await fixture.parcels(code)).toMatchObject([{ courierCode: "KILAT" }]);
    const other = await fixture.paid(draft());
    expect(await fixture.send(other, { courierCode: "KILAT" })).toMatchObject({ error: { code: "UNKNOWN_COURIER" } });
  });

  test("an order that is unpaid, ended or for pickup is not shipped", async () => {
    const [unpaid = ""] = await fixture.placed(draft());
    expect(await fixture.send(unpaid)).toEqual({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
    const pickup = await fixture.paid(aPickup({ paymentReference: "PARCEL-PICKUP-0" }));
    expect(await fixture.send(pickup)).toEqual({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
    const home = await fixture.paid(draft());
    expect(await fixture.ready(home)).toEqual({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
  });

  test("a pickup is ready in parts or as a whole, with a code once all of it is there", async () => {
    const { totals } = aPickup();
    const both = { productAmount: 600_000, promotionDiscount: 60_000, totalAmount: 540_000 };
    const code = await fixture.paid(
      aPickup({
        paymentReference: "PARCEL-PICKUP-1",
        lines: [aLine(), aLine({ skuCode: "BALL-B" })],
        discounts: [],
        totals: { ...totals, ...both } as typeof totals,
      }),
    );
    expect(await fixture.ready(code, { items: [{ number: 1, quantity: 2 }] })).toMatchObject({ ok: true });
    expect(await fixture.order(code)).toMatchObject({ status: "partiallyShipped", confirmCode: null });
    expect(await fixture.ready(code)).toMatchObject({ ok: true });
    expect(await fixture.order(code)).toMatchObject({ status: "shipped", confirmCode: expect.any(String) });
    expect(await fixture.ready(code)).toMatchObject({ ok: false });
    expect(await fixture.parcels(code)).toEqual([]);
    expect(await fixture.broken()).toEqual([]);
  });
});

test("members who agreed to it are notified by WhatsApp too", async () => {
  const code = await fixture.paid(draft());
  const whatsAppOf = async (_db: unknown, userCode: string) => (userCode === "ANI" ? "+6281234567890" : null);
  Object.assign(fixture.deps, { whatsAppOf });
  await fixture.send(code);
  Object.assign(fixture.deps, { whatsAppOf: undefined });
  const emails = (await fixture.letters()).filter(({ content }) => content.data.orderCode === code);
  const sent = emails.filter(({ content }) => content.data.event === "sent");
  expect(sent.map(({ channel, to, content }) => [channel, to, content.data.event]).sort()).toEqual([
    ["EMAIL", "sari@mail.example", "sent"],
    ["WHATSAPP", "+6281234567890", "sent"],
  ]);
});

describe("D-57 automatic completion", () => {
  test("an order completes seven days after its proven delivery, and its listeners are called once", async () => {
    const code = await fixture.paid(draft());
    await fixture.send(code);
    days(3);
    await fixture.tell(code, { status: "delivered", signerName: "Sari" });
    expect(await eventsIn(code)).toEqual(["paid", "sent", "delivered"]);
    days(6.9);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    days(0.2);
    await fixture.sweep();
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
    expect(fixture.heard.filter((text) => text.startsWith("completed"))).toEqual([`completed ${code} shipped`]);
  });

  test("without proof it completes fourteen days after it was sent", async () => {
    const code = await fixture.paid(draft());
    await fixture.send(code);
    days(1);
    await fixture.tell(code, { status: "onTheWay" });
    days(12.9);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    days(0.2);
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
  });

  test("the last of several parcels counts", async () => {
    const code = await fixture.paid(twoLines());
    await fixture.send(code, { items: [{ number: 0, quantity: 2 }] });
    await fixture.tell(code, { status: "delivered" }, 0);
    days(2);
    await fixture.send(code, { items: [{ number: 1, quantity: 2 }] });
    days(8);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    await fixture.tell(code, { status: "delivered" }, 1);
    days(7.1);
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
  });
});

describe("a delivery that failed", () => {
  test("is reported with its reason, delays completion, and a second attempt delivers", async () => {
    const code = await fixture.paid(draft());
    await fixture.send(code);
    await fixture.tell(code, { status: "failed", reason: "NOBODY_HOME" });
    const emails = await fixture.letters();
    expect(emails.at(-1)?.content.data).toMatchObject({ event: "deliveryFailed", note: "Nobody was at home" });
    days(40);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    await fixture.tell(code, { status: "outForDelivery" });
    await fixture.tell(code, { status: "delivered" });
    days(7.1);
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
    expect(await fixture.broken()).toEqual([]);
  });

  test("D-52 a fully returned delivery closes the order, and the payment is refunded", async () => {
    const closing = draft();
    const code = await fixture.paid(closing);
    await fixture.send(code);
    await fixture.tell(code, { status: "failed", reason: "REFUSED" });
    await fixture.tell(code, { status: "returned" });
    expect(await status(code)).toBe("closed");
    expect(fixture.heard).toContain(`closed ${code} shipped`);
    expect(await fixture.refunds(closing.paymentReference)).toMatchObject([
      { amount: 288_000, reason: "ORDER_CLOSED" },
    ]);
    expect(await fixture.broken()).toEqual([]);
  });

  test("an order with one returned parcel stays shipped, and staff may send that parcel once more", async () => {
    const code = await fixture.paid(twoLines());
    await fixture.send(code, { items: [{ number: 0, quantity: 2 }] });
    days(0.1);
    await fixture.send(code, { items: [{ number: 1, quantity: 2 }] });
    await fixture.tell(code, { status: "delivered" }, 0);
    await fixture.tell(code, { status: "returned" }, 1);
    days(40);
    await fixture.sweep();
    expect(await status(code)).toBe("shipped");
    expect(await fixture.send(code, { items: [{ number: 0, quantity: 1 }] })).toMatchObject({ ok: false });
    expect(await fixture.send(code, { items: [{ number: 1, quantity: 2 }] })).toMatchObject({ ok: true });
    expect(await fixture.send(code, { items: [{ number: 1, quantity: 1 }] })).toMatchObject({ ok: false });
    await fixture.tell(code, { status: "delivered" }, 2);
    days(7.1);
    await fixture.sweep();
    expect(await status(code)).toBe("completed");
    expect(await fixture.broken()).toEqual([]);
  });
});
