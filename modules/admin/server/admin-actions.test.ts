import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { isOneOf, lockAndReadOrders, requestCancel } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase();
const { orders, staff } = await adminFixture(database);
const orderStaff = await staff.signedIn("orders@staff.test", "orderDesk");
const other = await staff.signedIn("other@staff.test", "orderDesk");
const finance = await staff.signedIn("finance@staff.test", "finance");

type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null };
type Order = { version: string; status: string; can: string[]; cancelRequest: { requestId: string } | null };

const inputs: Readonly<Record<string, string>> = {
  adminShip: "AdminShipInput",
  adminMakeReady: "AdminReadyInput",
  adminHandOut: "AdminHandOutInput",
  adminCancel: "AdminReasonInput",
  adminFailDelivery: "AdminReasonInput",
  adminPack: "AdminSeenInput",
  adminMarkReceived: "AdminSeenInput",
  adminApproveCancel: "AdminDecideInput",
  adminRefuseCancel: "AdminRefuseInput",
  adminApproveReturn: "AdminReturnNoteInput",
  adminRefuseReturn: "AdminReturnNoteInput",
  adminReceiveReturn: "AdminReturnHereInput",
  adminRefundReturn: "AdminReturnNoteInput",
  adminSendRefund: "AdminSentInput",
  adminReleaseRefund: "AdminReleaseInput",
};

async function act(name: string, input: Record<string, unknown>, headers = orderStaff): Promise<Reply | undefined> {
  const text = `mutation ${name}($input: ${inputs[name]}!) { ${name}(input: $input) { success errorCode errorMessage } }`;
  const { body } = await staff.post<Record<string, Reply>>(text, { input }, headers);
  return body.data?.[name];
}

async function look(orderCode: string, headers = orderStaff): Promise<Order> {
  const text = `query adminOrder($code: String!) { adminOrder(orderCode: $code) { version status can cancelRequest { requestId } } }`;
  const { body } = await staff.post<{ adminOrder: Order }>(text, { code: orderCode }, headers);
  if (!body.data?.adminOrder) throw new Error(JSON.stringify(body));
  return body.data.adminOrder;
}

let count = 0;
async function paid(change: Parameters<typeof aDraft>[0] = {}): Promise<string> {
  count += 1;
  const paymentReference = `PAID-${count}`;
  const [code = ""] = await orders.placed(aDraft({ ...change, paymentReference }));
  const { chargeId } = await orders.open(paymentReference, 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  // Later: the bank's time to take its word back is over.
  await sql`update payment.payment set hold_until = null where reference = ${paymentReference}`.execute(
    database.kysely,
  );
  return code;
}

const pickup = {
  deliveryMethod: "storePickup",
  address: null,
  service: null,
  days: null,
  store: { code: "1001", name: "Senayan", address1: "Jl. Asia Afrika" },
} as const;

test("what the bank may still take back does not leave", async () => {
  const [code = ""] = await orders.placed(aDraft({ paymentReference: "HELD" }));
  const { chargeId } = await orders.open("HELD", 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  const { version } = await look(code);
  const parcel = { orderCode: code, version, courierCode: "JNE", items: [{ number: 0, quantity: 2 }] };
  expect(await act("adminShip", parcel)).toMatchObject({ errorCode: "ON_HOLD" });
});

test("an order leaves in two parcels; the audit and the history name who sent them", async () => {
  const code = await paid();
  const parcel = { orderCode: code, courierCode: "JNE", expressCode: "JNE-1" };
  const first = await look(code);
  expect(first.can).toEqual(["ship", "pack", "cancel", "note"]);
  expect(
    await act("adminShip", { ...parcel, version: first.version, items: [{ number: 0, quantity: 3 }] }),
  ).toMatchObject({
    errorCode: "TOO_MANY",
  });
  expect(await act("adminShip", { ...parcel, version: first.version, items: [] })).toMatchObject({
    errorCode: "NOTHING_TO_SEND",
    errorMessage: "Please select product",
  });
  expect(
    await act("adminShip", { ...parcel, version: first.version, items: [{ number: 0, quantity: 1 }] }),
  ).toMatchObject({
    success: true,
  });
  const half = await look(code);
  expect(half.status).toBe("41");
  expect(
    await act("adminShip", {
      ...parcel,
      expressCode: null,
      version: half.version,
      items: [{ number: 0, quantity: 1 }],
    }),
  ).toMatchObject({
    success: true,
  });
  expect((await look(code)).status).toBe("42");
  const { rows } = await sql<{ action: string; name: string }>`
    select action, name from staff.audit where subject = ${`order:${code}`} order by id`.execute(database.kysely);
  expect(rows).toEqual([
    { action: "order.ship", name: "Name of orders@staff.test" },
    { action: "order.ship", name: "Name of orders@staff.test" },
  ]);
  const { rows: events } = await sql<{ move: string; name: string | null }>`
    select move, actor_name as name from orders.event where order_code = ${code} and actor = 'staff' order by id`.execute(
    database.kysely,
  );
  expect(events).toEqual([
    { move: "sendPart", name: "Name of orders@staff.test" },
    { move: "send", name: "Name of orders@staff.test" },
  ]);
});

test("two people at once, or one who clicks twice: one parcel leaves, and the other is told what happened", async () => {
  const code = await paid({ lines: [aLine({ quantity: 4 })] });
  const { version } = await look(code);
  const parcel = { orderCode: code, version, courierCode: "JNE", items: [{ number: 0, quantity: 2 }] };
  const answers = await Promise.all([
    act("adminShip", parcel),
    act("adminShip", parcel, other),
    act("adminShip", parcel),
  ]);
  expect(answers.map((answer) => answer?.errorCode ?? "SENT").sort()).toEqual(["CHANGED", "CHANGED", "SENT"]);
  const told = answers.find((answer) => answer?.errorCode === "CHANGED")?.errorMessage;
  expect(told).toMatch(/Somebody was faster \(Name of (orders|other)@staff\.test\): it is “Partly shipped” now/);
  const { rows } = await sql<{ sent: number }>`select sent from orders.line where order_code = ${code}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ sent: 2 }]);
});

test("a pickup is packed, laid ready and handed out against its code, which cannot be guessed", async () => {
  const code = await paid(pickup);
  expect(await act("adminPack", { orderCode: code, version: (await look(code)).version })).toMatchObject({
    success: true,
  });
  expect(await act("adminPack", { orderCode: code, version: (await look(code)).version })).toMatchObject({
    errorCode: "ACTION_NOT_ALLOWED",
  });
  const { version } = await look(code);
  expect(await act("adminMakeReady", { orderCode: code, version, items: [{ number: 0, quantity: 2 }] })).toMatchObject({
    success: true,
  });
  const ready = await look(code);
  expect(ready).toMatchObject({ status: "42", can: ["handOut", "failDelivery", "note"] });
  const wrong = { orderCode: code, version: ready.version, confirmCode: "AAAAAA" };
  const tries = await Promise.all(Array.from({ length: 14 }, () => act("adminHandOut", wrong)));
  expect(tries.filter((one) => one?.errorCode === "WRONG_CODE")).toHaveLength(10);
  expect(tries.filter((one) => one?.errorCode === "RATE_LIMITED")).toHaveLength(4);
  await sql`delete from kit.rate_limit where key like 'admin:hand-out:%'`.execute(database.kysely);
  const { rows } = await sql<{ code: string }>`
    select confirm_code as code from orders.placed_order where code = ${code}`.execute(database.kysely);
  const confirmCode = rows[0]?.code.toLowerCase();
  expect(await act("adminHandOut", { ...wrong, confirmCode })).toMatchObject({ success: true });
  expect((await look(code)).status).toBe("51");
});

test("what is cancelled in the back office after payment gives the money back; what nobody fetched too", async () => {
  const cancelled = await paid();
  const seen = { orderCode: cancelled, version: (await look(cancelled)).version };
  expect(await act("adminCancel", { ...seen, reasonCode: "nonsense" })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await act("adminCancel", { ...seen, reasonCode: "OTHER" })).toMatchObject({ success: true });
  expect((await look(cancelled)).status).toBe("61");
  const givenUp = await paid(pickup);
  await act("adminMakeReady", {
    orderCode: givenUp,
    version: (await look(givenUp)).version,
    items: [{ number: 0, quantity: 2 }],
  });
  const { version } = await look(givenUp);
  expect(await act("adminFailDelivery", { orderCode: givenUp, version, reasonCode: "NOT_COLLECTED" })).toMatchObject({
    success: true,
  });
  expect((await look(givenUp)).status).toBe("62");
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment.refund where reason = 'ORDER_CLOSED'`.execute(database.kysely);
  expect(rows).toEqual([{ count: 2 }]);
});

test("an unpaid order ends in the back office, but not when its money has just come", async () => {
  const [open = ""] = await orders.placed(aDraft({ paymentReference: "UNPAID" }));
  await orders.open("UNPAID", 288_000);
  const step = { orderCode: open, version: (await look(open)).version, reasonCode: "OTHER" };
  expect(await act("adminCancel", step)).toMatchObject({ success: true });
  expect((await look(open)).status).toBe("61");

  const [late = ""] = await orders.placed(aDraft({ paymentReference: "JUST-PAID" }));
  const { chargeId } = await orders.open("JUST-PAID", 288_000);
  const { version } = await look(late);
  orders.bank.set(chargeId, "paid");
  expect(await act("adminCancel", { orderCode: late, version, reasonCode: "OTHER" })).toMatchObject({ success: false });
  expect((await look(late)).status).toBe("31");
});

test("a request to call off is granted, or refused with a reason", async () => {
  const asked = async () => {
    const code = await paid();
    await inTransaction(database, async (trx) => {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
      if (order) await requestCancel(trx, orders.deps, order, { items: [{ number: 0, quantity: 2 }], reason: "OTHER" });
    });
    const { version, cancelRequest, can } = await look(code);
    expect(can).toContain("decideCancel");
    expect(can).not.toContain("ship");
    return { orderCode: code, version, requestId: cancelRequest?.requestId };
  };
  const granted = await asked();
  expect(await act("adminApproveCancel", granted)).toMatchObject({ success: true });
  expect((await look(granted.orderCode)).status).toBe("61");
  const refused = await asked();
  expect(await act("adminRefuseCancel", { ...refused, reason: " " })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await act("adminRefuseCancel", { ...refused, reason: "It has left the house." })).toMatchObject({
    success: true,
  });
  expect(await look(refused.orderCode)).toMatchObject({ status: "31", cancelRequest: null });
});

test("a refund that no gateway can send is sent by a person, once, and the payment knows of it", async () => {
  const code = await paid();
  await act("adminCancel", { orderCode: code, version: (await look(code)).version, reasonCode: "OTHER" });
  await sql`update payment.refund set state = 'manual' where key = ${`closed:${code}`}`.execute(database.kysely);
  const text = "query adminRefunds { adminRefunds { refundId amount state } }";
  const { body } = await staff.post<{ adminRefunds: { refundId: string; amount: number }[] }>(text, {}, finance);
  const [waiting] = body.data?.adminRefunds ?? [];
  expect(waiting).toMatchObject({ amount: 288_000, state: "manual" });
  const sent = { refundId: waiting?.refundId, sentAs: "BCA-991" };
  const answers = await Promise.all([1, 2, 3].map(() => act("adminSendRefund", sent, finance)));
  expect(answers.map((answer) => answer?.errorCode ?? "SENT").sort()).toEqual(["REFUND_GONE", "REFUND_GONE", "SENT"]);
  const { rows } = await sql<{ state: string; ref: string; refunded: number; status: string }>`
    select refund.state, gateway_ref as ref, refunded, status from payment.refund join payment.payment using (reference)
    where refund.id = ${waiting?.refundId}`.execute(database.kysely);
  expect(rows).toEqual([{ state: "done", ref: "BCA-991", refunded: 288_000, status: "refunded" }]);
});

test("a return is approved, taken in and refunded, each by who may, and once", async () => {
  const code = await paid();
  await orders.step(code, { transition: "send", actor: "staff" });
  await orders.step(code, { transition: "receive", actor: "shopper" });
  await sql`update orders.line set sent = quantity where order_code = ${code}`.execute(database.kysely);
  await sql`
    insert into returns.return_order (code, order_code, owner, status, reason, money, points, freight, deducted, created_at)
    values ('RTABCDEFGH23', ${code}, 'guest:G1', '10', 'WRONG_SIZE', 135000, 0, 0, 0, now())`.execute(database.kysely);
  await sql`insert into returns.line (return_code, number, quantity, money, points)
    values ('RTABCDEFGH23', 0, 1, 135000, 0)`.execute(database.kysely);
  const seen = (status: string, more = {}) => ({ returnCode: "RTABCDEFGH23", status, ...more });
  expect(await act("adminRefuseReturn", seen("10", { note: "" }))).toMatchObject({ errorCode: "INVALID_INPUT" });
  const answers = await Promise.all([
    act("adminApproveReturn", seen("10")),
    act("adminApproveReturn", seen("10"), other),
  ]);
  expect(answers.map((answer) => answer?.errorCode ?? "DONE").sort()).toEqual(["CHANGED", "DONE"]);
  expect(await act("adminReceiveReturn", seen("20", { resellable: false }))).toMatchObject({ success: true });
  expect(await act("adminApproveReturn", seen("20"))).toMatchObject({
    errorCode: "CHANGED",
    errorMessage: expect.stringContaining("the return is “Received” now"),
  });
  // Who decides about returns does not send the money.
  expect(await act("adminRefundReturn", seen("40"))).toBeUndefined();
  const refunds = await Promise.all([1, 2].map(() => act("adminRefundReturn", seen("40"), finance)));
  expect(refunds.map((answer) => answer?.errorCode ?? "DONE").sort()).toEqual(["CHANGED", "DONE"]);
  const { rows } = await sql<{ amount: number }>`
    select amount from payment.refund where key = 'return:RTABCDEFGH23'`.execute(database.kysely);
  expect(rows).toEqual([{ amount: 135_000 }]);
});

test("nothing of it breaks what is always true of orders and payments", async () => {
  expect(await orders.broken()).toEqual([]);
});
