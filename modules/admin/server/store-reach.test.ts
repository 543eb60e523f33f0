import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { orders, staff } = await adminFixture(database);
const db = database.kysely;

/** A member of staff of one store, with all permissions. */
async function ofStore(storeCode: string) {
  const email = `of-${storeCode}@reach.test`;
  const headers = await staff.signedIn(email, "orderDesk", "finance");
  await sql`update staff.account set store_code = ${storeCode} where email = ${email}`.execute(db);
  return headers;
}
const everywhere = await staff.signedIn("everywhere@reach.test", "orderDesk", "finance");
const senayan = await ofStore("1001");

const pickup = (code: string) =>
  ({
    deliveryMethod: "storePickup",
    address: null,
    service: null,
    days: null,
    store: { code, name: `Store ${code}`, address1: "Jl. Asia Afrika" },
  }) as const;

type Headers = { readonly cookie: string };
const act = async (name: string, type: string, input: object, headers: Headers) => {
  const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`;
  const { body } = await staff.post<Record<string, { errorCode: string | null }>>(text, { input }, headers);
  return body.data?.[name]?.errorCode ?? (body.data?.[name] ? "DONE" : JSON.stringify(body));
};
const versionOf = async (orderCode: string) => {
  const text = `query adminOrder($code: String!) { adminOrder(orderCode: $code) { version status } }`;
  const { body } = await staff.post<{ adminOrder: { version: string; status: string } }>(
    text,
    { code: orderCode },
    everywhere,
  );
  return body.data?.adminOrder ?? { version: "", status: "" };
};
const auditOf = async (code: string) =>
  (
    await sql<{ action: string; name: string }>`
      select action, name from staff.audit
      where subject = ${`order:${code}`} and action <> 'contact.view' order by id`.execute(db)
  ).rows.map(({ action, name }) => `${action} by ${name}`);

/** An unpaid order whose payment has reached the bank, not yet the shop. */
async function justPaid(reference: string, ...stores: readonly string[]) {
  const codes = await orders.placed(...stores.map((code) => aDraft({ ...pickup(code), paymentReference: reference })));
  const { chargeId } = await orders.open(reference, 288_000 * stores.length);
  orders.bank.set(chargeId, "paid");
  return { codes, chargeId };
}

test("2B-03 cancelling in the back office queries the gateway only about an order within reach in its current version", async () => {
  const { codes } = await justPaid("REACH-1", "1002");
  const [code = ""] = codes;
  const { version } = await versionOf(code);
  const cancel = (input: object, headers: Headers) =>
    act("adminCancel", "AdminReasonInput", { orderCode: code, reasonCode: "OTHER", version, ...input }, headers);
  expect(await cancel({}, senayan)).toBe("NOT_FOUND");
  expect(await cancel({ version: "31.0.0.0" }, everywhere)).toBe("CHANGED");
  expect(await cancel({ orderCode: "BB000000000000" }, everywhere)).toBe("NOT_FOUND");
  expect((await versionOf(code)).status).toBe("21");
  expect(await auditOf(code)).toEqual([]);
  // With reach the gateway is queried: the payment is there, so nothing is cancelled, and the audit names who queried.
  expect(await cancel({}, everywhere)).toBe("CHANGED");
  expect((await versionOf(code)).status).toBe("31");
  expect(await auditOf(code)).toEqual(["payment.ask by Name of everywhere@reach.test"]);
});

test("2B-03 a purchase with orders of another store is not cancelled by one store, and its payment is unchanged", async () => {
  const { codes } = await justPaid("REACH-2", "1001", "1002");
  const [mine = "", theirs = ""] = codes;
  const { version } = await versionOf(mine);
  const input = { orderCode: mine, version, reasonCode: "OTHER" };
  expect(await act("adminCancel", "AdminReasonInput", input, senayan)).toBe("OTHER_STORE");
  expect([(await versionOf(mine)).status, (await versionOf(theirs)).status]).toEqual(["21", "21"]);
  expect(await auditOf(mine)).toEqual([]);
});

test("2B-03 an unpaid order of the own store is cancelled, and both steps are in the audit", async () => {
  const [code = ""] = await orders.placed(aDraft({ ...pickup("1001"), paymentReference: "REACH-3" }));
  await orders.open("REACH-3", 288_000);
  const { version } = await versionOf(code);
  const input = { orderCode: code, version, reasonCode: "OTHER" };
  expect(await act("adminCancel", "AdminReasonInput", input, senayan)).toBe("DONE");
  expect(await auditOf(code)).toEqual([
    "payment.ask by Name of of-1001@reach.test",
    "order.cancel by Name of of-1001@reach.test",
  ]);
});

/** A refund of a paid purchase at these stores, in this state; `key` names its subject. */
async function aRefund(reference: string, state: string, stores: readonly string[], key: (codes: string[]) => string) {
  const codes = await orders.placed(...stores.map((code) => aDraft({ ...pickup(code), paymentReference: reference })));
  const amount = 288_000 * stores.length;
  const { chargeId } = await orders.open(reference, amount);
  await orders.pay({ chargeId, amount });
  const id = systemIds.uuid();
  await sql`
    insert into payment.refund (id, reference, attempt_id, key, amount, reason, state, requested_at, account_shown, account_sealed)
    select ${id}, ${reference}, attempt.id, ${key(codes)}, 1000, 'ORDER_CLOSED', ${state}, now(), 'BCA ••90',
      'sealed:{"bankName":"BCA","accountNumber":"1234567890","accountHolder":"Sari Lestari"}'
    from payment.attempt where reference = ${reference} limit 1`.execute(db);
  return id;
}

const operations = [
  { name: "adminSendRefund", type: "AdminSentInput", state: "manual", more: { sentAs: "BCA-1" } },
  { name: "adminReleaseRefund", type: "AdminReleaseInput", state: "review", more: {} },
  { name: "adminDeclineRefund", type: "AdminDeclineInput", state: "review", more: { note: "It stays." } },
  { name: "adminDeclineAccount", type: "AdminDeclineInput", state: "manual", more: { note: "No such account." } },
] as const;

/** Kinds of refunds, and whether staff of store 1001 may handle them. */
const refunds = [
  { of: "another store's order", stores: ["1002"], key: () => "whole", mine: false },
  { of: "one's own order", stores: ["1001"], key: () => "whole", mine: true },
  { of: "a purchase of two stores", stores: ["1001", "1002"], key: () => "whole", mine: false },
  {
    of: "the other's order of it",
    stores: ["1001", "1002"],
    key: (codes: string[]) => `closed:${codes[1]}`,
    mine: false,
  },
  { of: "one's own order of it", stores: ["1001", "1002"], key: (codes: string[]) => `closed:${codes[0]}`, mine: true },
] as const;

test("2B-03 every operation on refunds and every list of them keeps to the store of who asks", async () => {
  const found: string[] = [];
  const lists = async (headers: Headers) =>
    (
      await staff.post<{ adminRefunds: { refundId: string }[] }>(
        "query adminRefunds { adminRefunds { refundId } }",
        {},
        headers,
      )
    ).body.data?.adminRefunds.map(({ refundId }) => refundId) ?? [];
  for (const [index, { of, stores, key, mine }] of refunds.entries()) {
    for (const { name, type, state, more } of operations) {
      const refundId = await aRefund(`${name}-${index}`, state, stores, key);
      const stateOf = async () =>
        (await sql<{ state: string }>`select state from payment.refund where id = ${refundId}`.execute(db)).rows[0]
          ?.state;
      if ((await lists(senayan)).includes(refundId) !== mine) found.push(`list, ${of}`);
      if (!(await lists(everywhere)).includes(refundId)) found.push(`list of everything, ${of}`);
      const reply = await act(name, type, { refundId, ...more }, senayan);
      if ((reply === "DONE") !== mine) found.push(`${name}, ${of}: ${reply}`);
      if (mine) continue;
      if (reply !== "REFUND_GONE" || (await stateOf()) !== state) found.push(`${name}, ${of}: ${await stateOf()}`);
      const allowed = await act(name, type, { refundId, ...more }, everywhere);
      if (allowed !== "DONE") found.push(`${name} by staff of all stores, ${of}: ${allowed}`);
    }
  }
  expect(found).toEqual([]);
});
