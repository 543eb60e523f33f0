import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField } from "graphql";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type Permission, permissionsOfRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { adminFixture } from "./testing/admin-fixture.ts";

const { database } = await testDatabase();
const { staff } = await adminFixture(database);

/** The permission of each operation. An operation that is missing here fails the first test. */
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

/** Operations of the sign-in, which need no session. */
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

test("MF-03 RO-14 D-70 each role may call the operations its permissions name and no others; shoppers and guests may call none", async () => {
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

test("RO-14 refused calls change nothing and leave no audit line", async () => {
  const { rows } = await sql`select action from staff.audit where action not like 'staff.%'`.execute(database.kysely);
  expect(rows).toEqual([]);
});
