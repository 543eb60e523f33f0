import { expect, test } from "vitest";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { adminClient } from "../testing/admin-client.ts";
import { nextDoor, orderEdits } from "../testing/order-edits.ts";

const client = await adminClient();
const { staff, seen, outcome, paidOrder, orders } = client;
const { preview, tieredOrder } = orderEdits(client);

test("the preview shows lines, refund, total and contact before and after, and writes nothing", async () => {
  const order = await paidOrder();
  expect(await preview(order, { off: [[0, 1]], contact: nextDoor })).toEqual({
    refusal: null,
    isOutdated: false,
    isCash: false,
    totalBefore: 288_000,
    totalAfter: 153_000,
    lines: [{ number: 0, before: 2, after: 1 }],
    refund: { goods: 135_000, freight: 0, fee: 0, money: 135_000, points: 0, deductions: [], gifts: [] },
    contactBefore: { lastName: "Lestari", mobile: "+62 812-3456-7890", address1: "Jl. Melati 5", zip: "12810" },
    contactAfter: { lastName: "Wijaya", mobile: "+62 812-9999-0000", address1: "Jl. Melati 7", zip: "12811" },
  });
  expect((await seen(order.orderCode)).version).toBe(order.version);
  expect(await orders.broken()).toEqual([]);
});

test("a promotion whose condition no longer holds is named with what it takes off the refund", async () => {
  const order = await tieredOrder();
  expect(await preview(order, { off: [[0, 1]] })).toMatchObject({
    totalBefore: 558_000,
    totalAfter: 468_000,
    refund: { goods: 135_000, money: 90_000, deductions: [{ kind: "tier", name: "Spend more", amount: 45_000 }] },
  });
});

test("what is impossible is a sentence", async () => {
  const order = await paidOrder();
  const refusal = async (...asked: Parameters<typeof preview>) => (await preview(...asked)).refusal;
  expect(await refusal(order, {})).toBe("Nothing is changed.");
  expect(await refusal(order, { off: [[0, 2]] })).toBe("Nothing would be left of the order. Cancel it instead.");
  expect(await refusal(order, { off: [[0, 3]] })).toBe("The order does not have so many pieces.");
  expect(await refusal(order, { off: [[9, 1]] })).toBe("The order does not have so many pieces.");
  const [unpaid = ""] = await orders.placed(aDraft({ paymentReference: "EDIT-UNPAID" }));
  const waiting = { orderCode: unpaid, version: (await seen(unpaid)).version };
  expect(await refusal(waiting, { off: [[0, 1]] })).toMatch(/^This order is not paid yet/);
  expect(await refusal(waiting, { contact: nextDoor })).toBeNull();
  expect(await outcome("adminPack", order)).toBe("DONE");
  expect(await refusal(order, { off: [[0, 1]] })).toMatch(/^This order is packed/);
  expect((await preview({ ...order, version: "21.0.0.0" }, { off: [[0, 1]] })).isOutdated).toBe(true);
});

test("staff without the permission get no preview, and those of another store none of an order beyond their reach", async () => {
  const order = await paidOrder();
  const support = await staff.signedIn("support@edit.test", "support");
  expect(await preview(order, { off: [[0, 1]] }, support)).toBe("FORBIDDEN");
  expect(await preview({ ...order, orderCode: "BB222222222222" }, { off: [[0, 1]] })).toBeNull();
  expect(await preview(order, { off: [[0, -1]] })).toBe("INVALID_INPUT");
});
