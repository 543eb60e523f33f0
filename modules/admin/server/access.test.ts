import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField } from "graphql";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { type Permission, permissionsOfRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase();
const { orders, staff } = await adminFixture(database);

/** What each operation of the back office needs. An operation that is missing here fails the first test. */
const needs: Readonly<Record<string, Permission>> = {
  adminOrders: "orders.read",
  adminOrder: "orders.read",
  adminReturns: "returns.read",
  adminReturn: "returns.read",
  adminRefunds: "refunds.read",
  adminSentRefunds: "refunds.read",
  adminAudit: "audit.read",
  adminPack: "orders.note",
  adminAddNote: "orders.note",
  adminShip: "orders.ship",
  adminMakeReady: "orders.pickup",
  adminHandOut: "orders.pickup",
  adminMarkReceived: "orders.ship",
  adminCancel: "orders.cancel",
  adminFailDelivery: "orders.cancel",
  adminApproveCancel: "orders.cancel",
  adminRefuseCancel: "orders.cancel",
  adminApproveReturn: "returns.decide",
  adminRefuseReturn: "returns.decide",
  adminReceiveReturn: "returns.receive",
  adminRefundReturn: "returns.refund",
  adminSendRefund: "refunds.send",
  adminReleaseRefund: "refunds.send",
  adminDeclineRefund: "refunds.send",
  adminDeclineAccount: "refunds.send",
  adminStaff: "staff.manage",
  adminStaffMember: "staff.manage",
  adminStores: "orders.read",
  adminInvite: "staff.manage",
  adminInviteAgain: "staff.manage",
  adminChangeRights: "staff.manage",
  adminSwitchStaffMember: "staff.manage",
  adminEndSessions: "staff.manage",
  adminChats: "chat.answer",
  adminChat: "chat.answer",
  adminAnswerChat: "chat.answer",
  adminSettleChat: "chat.answer",
  adminPromotions: "notices.send",
  adminSendPromotion: "notices.send",
};

const schema = buildSchema(readFileSync(new URL("../../../docs/admin-schema.graphql", import.meta.url), "utf8"));
const fieldsOf = (kind: "query" | "mutation"): [string, "query" | "mutation", GraphQLField<unknown, unknown>][] =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, kind, field],
  );
const everything = [...fieldsOf("query"), ...fieldsOf("mutation")];

/** The way in: whoever calls these is not signed in yet. */
const beforeSignIn = [
  "staffMe",
  "staffEnrolment",
  "staffSignIn",
  "staffConfirmCode",
  "staffChoosePassword",
  "staffLogOut",
];
const operations = everything.filter(([name]) => !beforeSignIn.includes(name));

async function ask(document: string, headers: Record<string, string>): Promise<string> {
  const { body } = await staff.post(document, {}, headers);
  return body.errors?.[0]?.extensions.code ?? "LET_IN";
}

test("MF-03 RO-14 every operation of the admin schema is in the table of who may, or belongs to the sign-in", () => {
  expect(everything.map(([name]) => name).sort()).toEqual([...Object.keys(needs), ...beforeSignIn].sort());
});

test("MF-03 RO-14 D-70 each role is let into what its permissions name, and into nothing else; a shopper and nobody into nothing", async () => {
  const people = new Map<string, { cookie: string }>();
  for (const role of staffRoles) people.set(role, await staff.signedIn(`${role.toLowerCase()}@matrix.test`, role));
  const found: string[] = [];
  for (const [name, kind, field] of operations) {
    const document = minimalDocument(kind, field);
    for (const [role, headers] of people) {
      const may = permissionsOfRole[role as "admin"].includes(needs[name] as Permission);
      const answer = await ask(document, headers);
      if ((answer === "FORBIDDEN") === may) found.push(`${name} as ${role}: ${answer}`);
    }
    const strangers = [
      {},
      { cookie: "token=somebody" },
      { authorization: "Bearer somebody" },
      { cookie: "admin=guessed" },
    ];
    for (const headers of strangers) {
      const answer = await ask(document, headers as Record<string, string>);
      if (answer !== "STAFF_ONLY") found.push(`${name} as a stranger: ${answer}`);
    }
  }
  expect(found).toEqual([]);
  expect(operations.length * staffRoles.length).toBeGreaterThan(100);
});

test("RO-14 what was refused has changed nothing and stands in no audit", async () => {
  const { rows } = await sql`select action from staff.audit where action not like 'staff.%'`.execute(database.kysely);
  expect(rows).toEqual([]);
});

const detail = `query adminOrder($code: String!) { adminOrder(orderCode: $code) {
  orderCode isMasked can contact { name mobile email address } } }`;

test("D-70 support sees masked contacts and has no button; the order desk sees both", async () => {
  const [code = ""] = await orders.placed(aDraft({ paymentReference: "MASK" }));
  const open = await orders.open("MASK", 288_000);
  await orders.pay({ chargeId: open.chargeId, amount: 288_000 });
  const seenBy = async (...roles: Parameters<typeof staff.signedIn> extends [string, ...infer R] ? R : never) => {
    const headers = await staff.signedIn(`${roles.join("")}@mask.test`.toLowerCase(), ...roles);
    const { body } = await staff.post<{ adminOrder: unknown }>(detail, { code }, headers);
    return body.data?.adminOrder;
  };
  expect(await seenBy("support")).toEqual({
    orderCode: code,
    isMasked: true,
    can: [],
    contact: { name: "S••• L•••", mobile: "+62 812•••••890", email: "s•••@mail.example", address: "•••" },
  });
  expect(await seenBy("orderDesk")).toEqual({
    orderCode: code,
    isMasked: false,
    can: ["ship", "pack", "cancel", "note"],
    contact: { name: "Sari Lestari", mobile: "+62 812-3456-7890", email: "sari@mail.example", address: "Jl. Melati 5" },
  });
  expect(await seenBy("storeStaff")).toMatchObject({ isMasked: false, can: ["pack", "note"] });
});

test("somebody of one store knows of no order of another", async () => {
  const store = { code: "1001", name: "Senayan", address1: "Jl. Asia Afrika" };
  const pickup = { deliveryMethod: "storePickup", address: null, service: null, days: null } as const;
  const [mine = ""] = await orders.placed(aDraft({ ...pickup, store, paymentReference: "STORE-A" }));
  const [theirs = ""] = await orders.placed(
    aDraft({ ...pickup, store: { ...store, code: "1002" }, paymentReference: "STORE-B" }),
  );
  const headers = await staff.signedIn("one-store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'one-store@staff.test'`.execute(database.kysely);
  const list = `query adminOrders { adminOrders(input: {}) { orders { orderCode } } }`;
  const { body } = await staff.post<{ adminOrders: { orders: { orderCode: string }[] } }>(list, {}, headers);
  expect(body.data?.adminOrders.orders.map(({ orderCode }) => orderCode)).toEqual([mine]);
  const other = await staff.post<{ adminOrder: unknown }>(detail, { code: theirs }, headers);
  expect(other.body.data?.adminOrder).toBeNull();
  const note = `mutation adminAddNote($code: String!) { adminAddNote(input: { orderCode: $code, text: "x" }) { errorCode } }`;
  const noted = await staff.post<{ adminAddNote: { errorCode: string } }>(note, { code: theirs }, headers);
  expect(noted.body.data?.adminAddNote.errorCode).toBe("NOT_FOUND");
});

test("1D-02 the list shows the statuses that were asked for, and counts every open one", async () => {
  const store = { code: "1003", name: "Kemang", address1: "Jl. Kemang Raya" };
  const pickup = { deliveryMethod: "storePickup", address: null, service: null, days: null, store } as const;
  const [unpaid = ""] = await orders.placed(aDraft({ ...pickup, paymentReference: "STATUS-A" }));
  const [over = ""] = await orders.placed(aDraft({ ...pickup, paymentReference: "STATUS-B" }));
  await orders.step(over, { transition: "cancel", actor: "shopper" });
  const headers = await staff.signedIn("statuses@staff.test", "orderDesk");
  const listed = async (statuses: readonly string[]) => {
    const list = `query adminOrders($statuses: [String!]) { adminOrders(input: { statuses: $statuses, storeCode: "1003" }) {
      total orders { orderCode } } }`;
    const { body } = await staff.post<{ adminOrders: { total: number; orders: { orderCode: string }[] } }>(
      list,
      { statuses },
      headers,
    );
    const { total, orders: rows } = body.data?.adminOrders ?? { total: 0, orders: [] };
    return [total, ...rows.map(({ orderCode }) => orderCode).toSorted()];
  };
  expect(await listed(["21"])).toEqual([1, unpaid]);
  expect(await listed(["61", "62"])).toEqual([1, over]);
  expect(await listed(["41"])).toEqual([0]);
  expect(await listed([])).toEqual([2, ...[unpaid, over].toSorted()]);
});
