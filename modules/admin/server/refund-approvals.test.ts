import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "./testing/admin-client.ts";

const { database, orders, staff, mutate, query, audit, outcome, aReturn, returnStatus } = await adminClient({
  refundLimit: () => 100_000,
});
const finance = await staff.signedIn("finance@limit.test", "finance");
const admin = await staff.signedIn("admin@limit.test", "admin");
const both = await staff.signedIn("both@limit.test", "finance");
const support = await staff.signedIn("support@limit.test", "support");

const refundsOf = async (returnCode: string) => {
  const { rows } = await sql<{ amount: number }>`
    select amount from payment.refund where key = ${`return:${returnCode}`}`.execute(database.kysely);
  return rows.map(({ amount }) => amount);
};
const waiting = async (returnCode: string, headers = admin) =>
  (
    await query(
      `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) { proposals {
        id kind title path proposedBy canDecide isOutdated changes { path before after } } } }`,
      { input: { subject: `return:${returnCode}` } },
      headers,
    )
  ).proposals;
const approve = async (id: string, headers = admin) =>
  query(
    `mutation adminApproveProposal($input: AdminProposalInput!) { adminApproveProposal(input: $input) {
      success errorCode errorMessage } }`,
    { input: { id } },
    headers,
  );

test("MF-15 a refund over the limit waits for a second person, once however often it is pressed", async () => {
  const received = await aReturn("40", "RTABCDEFGH32");
  const presses = await Promise.all([1, 2, 3].map(() => outcome("adminRefundReturn", received, finance)));
  expect(presses).toEqual(["DONE", "DONE", "DONE"]);
  expect(await refundsOf(received.returnCode)).toEqual([]);
  expect(await returnStatus(received.returnCode)).toBe("40");
  expect(await waiting(received.returnCode)).toMatchObject([
    {
      kind: "refund",
      title: received.returnCode,
      path: `/admin/returns/${received.returnCode}`,
      proposedBy: "Name of finance@limit.test",
      canDecide: true,
      isOutdated: false,
      changes: [{ path: "money", before: null, after: 135_000 }],
    },
  ]);
  expect(await waiting(received.returnCode, support)).toMatchObject([{ canDecide: false }]);
  expect(await audit(`return:${received.returnCode}`)).toEqual(["proposal.add by Name of finance@limit.test"]);
});

test("MF-15 approved, the money goes back once, and the return and the audit name both people", async () => {
  const received = await aReturn("40", "RTABCDEFGH33");
  await mutate("adminRefundReturn", received, finance);
  const [{ id }] = await waiting(received.returnCode);
  expect(await approve(id, finance)).toBe("FORBIDDEN");
  const answers = await Promise.all(Array.from({ length: 5 }, () => approve(id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await refundsOf(received.returnCode)).toEqual([135_000]);
  const { events } = await query(
    "query adminReturn($code: String!) { adminReturn(returnCode: $code) { events { move actorName } } }",
    { code: received.returnCode },
  );
  expect(events.at(-1)).toEqual({ move: "refund", actorName: "Name of finance@limit.test, Name of admin@limit.test" });
  expect(await audit(`return:${received.returnCode}`)).toEqual([
    "proposal.add by Name of finance@limit.test",
    "proposal.approve by Name of admin@limit.test",
  ]);
  expect(await orders.broken()).toEqual([]);
});

test("MF-15 a staff member never approves their own refund, also not after they became an administrator", async () => {
  const received = await aReturn("40", "RTABCDEFGH34");
  await mutate("adminRefundReturn", received, both);
  const [{ id }] = await waiting(received.returnCode);
  await sql`update staff.account set roles = '{finance,admin}' where email = 'both@limit.test'`.execute(
    database.kysely,
  );
  const own = await Promise.all(Array.from({ length: 4 }, () => approve(id, both)));
  expect(own.map(({ errorCode }) => errorCode)).toEqual(Array(4).fill("OWN_PROPOSAL"));
  expect(await refundsOf(received.returnCode)).toEqual([]);
});

test("MF-15 a return refused meanwhile makes the proposal outdated; who may approve refunds at once", async () => {
  const received = await aReturn("40", "RTABCDEFGH35");
  await mutate("adminRefundReturn", received, finance);
  const [{ id }] = await waiting(received.returnCode);
  expect(await outcome("adminRefuseReturn", { ...received, note: "It was worn" })).toBe("DONE");
  expect(await waiting(received.returnCode)).toMatchObject([{ isOutdated: true }]);
  expect(await approve(id)).toMatchObject({ errorCode: "OUTDATED" });
  expect(await refundsOf(received.returnCode)).toEqual([]);
  const other = await aReturn("40", "RTABCDEFGH36");
  expect(await outcome("adminRefundReturn", other, admin)).toBe("DONE");
  expect(await refundsOf(other.returnCode)).toEqual([135_000]);
});
