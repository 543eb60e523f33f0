import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { adminClient, pickupAt } from "../testing/admin-client.ts";
import { nextDoor, orderEdits } from "../testing/order-edits.ts";

const client = await adminClient();
const { database, staff, seen, outcome, paidOrder, orders, audit, query, cancelRequested } = client;
const { preview, edit, reply, tieredOrder } = orderEdits(client);
const other = await staff.signedIn("other@edit.test", "orderDesk");

const refundsOf = async (orderCode: string): Promise<number[]> => {
  const { rows } = await sql<{ amount: string }>`
    select refund.amount from payment.refund
    join orders.placed_order as placed on placed.payment_reference = refund.reference
    where placed.code = ${orderCode} order by refund.amount`.execute(database.kysely);
  return rows.map(({ amount }) => Number(amount));
};
const stateOf = (orderCode: string) =>
  query(
    `query adminOrder($code: String!) { adminOrder(orderCode: $code) { status refundedAmount
      lines { quantity cancelled cancelling } contact { name mobile address zip }
      edits { name items { number quantity } isContactChanged contactBefore { address1 } contactAfter { address1 } }
      events { move actorName } } }`,
    { code: orderCode },
  );
const now = async ({ orderCode }: { orderCode: string }) => ({ orderCode, version: (await seen(orderCode)).version });

describe("pieces", () => {
  test("pieces are taken off, their money goes back, and order, audit and shopper have it; a second press does nothing", async () => {
    const order = await paidOrder();
    expect(await edit(order, { off: [[0, 1]] }, 135_000)).toBe("DONE");
    expect(await edit(order, { off: [[0, 1]] }, 135_000)).toBe("CHANGED");
    expect(await refundsOf(order.orderCode)).toEqual([135_000]);
    expect(await stateOf(order.orderCode)).toMatchObject({
      status: "31",
      refundedAmount: 135_000,
      lines: [{ quantity: 2, cancelled: 1, cancelling: 0 }],
      edits: [{ name: "Name of orders@staff.test", items: [{ number: 0, quantity: 1 }], isContactChanged: false }],
    });
    expect((await stateOf(order.orderCode)).events.at(-1)).toEqual({
      move: "cancelPart",
      actorName: "Name of orders@staff.test",
    });
    expect(await audit(`order:${order.orderCode}`)).toEqual(["order.edit by Name of orders@staff.test"]);
    expect((await orders.letters()).at(-1).content.data).toMatchObject({
      orderCode: order.orderCode,
      event: "partlyCancelled",
      money: { type: "accountNeeded", amount: 135_000 },
    });
    expect(await orders.broken()).toEqual([]);
  });

  test("with a promotion that no longer holds its share is deducted, and the rest of the order costs what it then costs", async () => {
    const order = await tieredOrder();
    expect(await edit(order, { off: [[0, 1]] }, 90_000)).toBe("DONE");
    expect(await edit(await now(order), { off: [[1, 1]] }, 150_000)).toBe("DONE");
    expect(await refundsOf(order.orderCode)).toEqual([90_000, 150_000]);
    expect(await outcome("adminCancel", { ...(await now(order)), reasonCode: "OTHER" })).toBe("DONE");
    expect((await refundsOf(order.orderCode)).reduce((sum, amount) => sum + amount, 0)).toBe(558_000);
    expect(await orders.broken()).toEqual([]);
  });

  test("points that paid for a piece go back with it, and only as many as the preview showed", async () => {
    const points = { points: 201, pointsAmount: rupiah(20_000), productAmount: rupiah(320_000) };
    const order = await paidOrder({
      lines: [aLine(points)],
      totals: { ...aDraft().totals, productAmount: rupiah(320_000), pointsUsed: 201, pointsAmount: rupiah(20_000) },
    });
    const { refund } = await preview(order, { off: [[0, 1]] });
    expect([refund.money, refund.points]).toEqual([135_000, 100]);
    expect(await edit(order, { off: [[0, 1]] }, 135_000)).toBe("REFUND_CHANGED");
    const items = [{ number: 0, quantity: 1 }];
    const seenPoints = { ...order, items, reasonCode: "OTHER", expectedMoney: 135_000, expectedPoints: 100 };
    expect(await outcome("adminEditOrder", seenPoints)).toBe("DONE");
    expect(orders.heard.at(-1)).toBe(`part ${order.orderCode} [{"number":0,"quantity":1}] 100`);
    expect(await orders.broken()).toEqual([]);
  });

  test("of cash on delivery the courier collects less, and nothing goes back", async () => {
    const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "EDIT-COD", channelCode: "COD" }));
    const order = await now({ orderCode });
    expect(await preview(order, { off: [[0, 1]] })).toMatchObject({ isCash: true, refund: { money: 135_000 } });
    expect(await edit(order, { off: [[0, 1]] }, 135_000)).toBe("DONE");
    expect(await refundsOf(orderCode)).toEqual([]);
    expect((await orders.letters()).at(-1).content.data.money).toEqual({ type: "lessDue", amount: 135_000 });
    expect(await orders.broken()).toEqual([]);
  });

  test("pieces that the shopper asked to cancel are decided about first", async () => {
    const { orderCode, version } = await cancelRequested();
    expect(await edit({ orderCode, version }, { off: [[0, 1]] }, 135_000)).toBe("ACTION_NOT_ALLOWED");
    expect(await edit({ orderCode, version }, { contact: nextDoor })).toBe("ACTION_NOT_ALLOWED");
  });

  test("what was refused leaves everything as it was", async () => {
    const order = await paidOrder();
    expect(await edit(order, {})).toBe("NO_CHANGE");
    expect(await edit(order, { off: [[0, 2]] }, 288_000)).toBe("LAST_PIECES");
    expect(await edit(order, { off: [[0, 3]] }, 288_000)).toBe("PIECES_GONE");
    expect(await edit(order, { off: [[0, -1]] }, 0)).toBe("INVALID_INPUT");
    expect(await edit(order, { off: [[0, 1]] }, 134_999)).toBe("REFUND_CHANGED");
    const reasonless = { ...order, items: [{ number: 0, quantity: 1 }], expectedMoney: 135_000, expectedPoints: 0 };
    expect(await outcome("adminEditOrder", reasonless)).toBe("INVALID_INPUT");
    const support = await staff.signedIn("support@edit.test", "support");
    expect(await edit(order, { off: [[0, 1]] }, 135_000, support)).toBe("FORBIDDEN");
    expect(await refundsOf(order.orderCode)).toEqual([]);
    expect((await seen(order.orderCode)).version).toBe(order.version);
    expect(await audit(`order:${order.orderCode}`)).toEqual([]);
  });

  test("staff of another store cannot change an order; those of its own can", async () => {
    const order = await paidOrder(pickupAt("1001"));
    const [near, far] = ["near@edit.test", "far@edit.test"] as const;
    const here = await staff.signedIn(near, "orderDesk");
    const elsewhere = await staff.signedIn(far, "orderDesk");
    await sql`update staff.account set store_code = case email when ${near} then '1001' else '2002' end
      where email in (${near}, ${far})`.execute(database.kysely);
    expect(await edit(order, { off: [[0, 1]] }, 135_000, elsewhere)).toBe("NOT_FOUND");
    expect(await edit(order, { off: [[0, 1]] }, 135_000, here)).toBe("DONE");
  });
});

describe("receiver and address", () => {
  test("they are corrected before and after payment, kept before and after, and the shopper is told", async () => {
    const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "EDIT-CONTACT" }));
    const { chargeId } = await orders.open("EDIT-CONTACT", 288_000);
    expect(await edit(await now({ orderCode }), { contact: nextDoor })).toBe("DONE");
    expect((await orders.letters()).at(-1).content.data).toMatchObject({ orderCode, event: "contactChanged" });
    expect(await stateOf(orderCode)).toMatchObject({
      status: "21",
      contact: { name: "Sari Wijaya", mobile: "+62 812-9999-0000", address: "Jl. Melati 7", zip: "12811" },
      edits: [
        {
          ...{ isContactChanged: true, items: [] },
          ...{ contactBefore: { address1: "Jl. Melati 5" }, contactAfter: { address1: "Jl. Melati 7" } },
        },
      ],
    });
    expect(await edit(await now({ orderCode }), { contact: nextDoor })).toBe("NO_CHANGE");
    await orders.pay({ chargeId, amount: 288_000 });
    const again = { ...nextDoor, place: { address1: "Jl. Melati 9", zip: "" } };
    expect(await edit(await now({ orderCode }), { contact: again })).toBe("DONE");
    expect((await stateOf(orderCode)).contact).toMatchObject({ address: "Jl. Melati 9", zip: "00000" });
    const { rows } = await sql<{ address: object; receiver: object }>`
      select address, receiver from orders.placed_order where code = ${orderCode}`.execute(database.kysely);
    // District and mailbox stay: freight depends on one, the right to act on the order on the other.
    expect(rows[0]).toMatchObject({ address: { district: "317401" }, receiver: { email: "sari@mail.example" } });
    expect(await orders.broken()).toEqual([]);
  });

  test("a wrong number or zip code is refused, and who sees no contact data changes none", async () => {
    const order = await paidOrder();
    expect(await edit(order, { contact: { ...nextDoor, mobile: "12" } })).toBe("INVALID_INPUT");
    expect(await edit(order, { contact: { ...nextDoor, firstName: " " } })).toBe("INVALID_INPUT");
    expect(await edit(order, { contact: { ...nextDoor, place: { address1: "Jl. 1", zip: "1" } } })).toBe(
      "INVALID_INPUT",
    );
    await sql`
      insert into staff.role (code, name, permissions)
      values ('blind', 'Blind', ${["orders.read", "orders.edit"]})`.execute(database.kysely);
    const blind = await staff.signedIn("blind@edit.test", "support");
    await sql`update staff.account set roles = '{blind}' where email = 'blind@edit.test'`.execute(database.kysely);
    expect((await reply(order, { contact: nextDoor }, 0, blind)).errorCode).toBe("CONTACT_HIDDEN");
    expect((await stateOf(order.orderCode)).contact.name).toBe("Sari Lestari");
    expect(await edit(order, { off: [[0, 1]] }, 135_000, blind)).toBe("DONE");
  });

  test("a pickup has a receiver and no address", async () => {
    const order = await paidOrder(pickupAt("1001"));
    expect(await edit(order, { contact: nextDoor })).toBe("DONE");
    expect((await stateOf(order.orderCode)).contact).toMatchObject({ name: "Sari Wijaya", address: "" });
  });
});

describe("at the same moment exactly one wins", () => {
  const rounds = 10;

  test("two members of staff edit the same order", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await tieredOrder();
      const replies = await Promise.all([
        edit(order, { off: [[0, 1]] }, 90_000),
        edit(order, { off: [[1, 1]] }, 90_000, other),
        edit(order, { contact: nextDoor }, 0, other),
      ]);
      expect(replies.toSorted()).toEqual(["CHANGED", "CHANGED", "DONE"]);
      expect((await stateOf(order.orderCode)).edits).toHaveLength(1);
    }
    expect(await orders.broken()).toEqual([]);
  });

  test("an edit races with packing", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder();
      const replies = await Promise.all([
        edit(order, round % 2 === 0 ? { off: [[0, 1]] } : { contact: nextDoor }, round % 2 === 0 ? 135_000 : 0),
        outcome("adminPack", order, other),
      ]);
      expect([
        ["DONE", "CHANGED"],
        ["PACKED", "DONE"],
      ]).toContainEqual(replies);
    }
  });

  test("an edit races with the order's cancellation", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await paidOrder();
      const [edited, cancelled] = await Promise.all([
        edit(order, { off: [[0, 1]] }, 135_000),
        outcome("adminCancel", { ...order, reasonCode: "OTHER" }, other),
      ]);
      expect([edited, cancelled].toSorted()).toEqual(["CHANGED", "DONE"]);
      expect(await refundsOf(order.orderCode)).toEqual(edited === "DONE" ? [135_000] : [288_000]);
    }
    expect(await orders.broken()).toEqual([]);
  });

  test("a correction of the address races with the payment: the money is never lost, and an outdated page is told", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const paymentReference = `EDIT-RACE-${round}`;
      const [orderCode = ""] = await orders.placed(aDraft({ paymentReference }));
      const charge = await orders.open(paymentReference, 288_000);
      const order = await now({ orderCode });
      const [edited] = await Promise.all([
        edit(order, { contact: nextDoor }),
        orders.pay({ ...charge, amount: 288_000 }),
      ]);
      expect(["DONE", "CHANGED"]).toContain(edited);
      const { status, contact } = await stateOf(orderCode);
      expect([status, contact.address]).toEqual(["31", edited === "DONE" ? "Jl. Melati 7" : "Jl. Melati 5"]);
    }
    expect(await orders.broken()).toEqual([]);
  });
});
