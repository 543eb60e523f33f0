import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { adjustTopic, deliverAdjustment, saveLinks } from "#modules/loyalty/server/index.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await customersFixture(database);
const { call, people, club, signedIn, clock } = fixture;
const rina = await signedIn("rina@customers.test", "finance");
const adi = await signedIn("adi@customers.test", "admin");

async function aLinkedMember(userCode: string, points: number): Promise<void> {
  await aMember(database, userCode);
  club.add({ id: `MC-${userCode}`, mobile: `+62812${userCode.slice(-4)}0000` });
  club.give(`MC-${userCode}`, points);
  await saveLinks(database.kysely, [{ userCode, clubMemberId: `MC-${userCode}` }]);
}

type Reply = { code: string; errorMessage: string | null; data: { waits: boolean } | null };
const document = `mutation adminAdjustPoints($input: AdminAdjustPointsInput!) {
  adminAdjustPoints(input: $input) { code errorMessage data { waits } } }`;
const adjust = (code: string, points: number, key: string = crypto.randomUUID(), who = people.dewi) =>
  call<Reply>(document, { input: { code, points, reason: " A parcel came late ", key } }, who);

/** The worker's part. */
async function deliver(): Promise<void> {
  const { rows } = await sql<{ id: string; payload: { key: string } }>`
    select id, payload from kit.outbox where topic = ${adjustTopic} order by id`.execute(database.kysely);
  for (const { id, payload } of rows) {
    const message = { id, topic: adjustTopic, payload, attempt: 1, signal: new AbortController().signal };
    await deliverAdjustment({ database, club: club.club })(message);
  }
}
const page = (code: string) =>
  call<{
    points: {
      available: number;
      entries: { kind: string; points: number }[];
      adjustments: { points: number; reason: string; by: string; approvedBy: string | null; state: string }[];
    };
  }>(
    `query adminCustomer($code: String!) { adminCustomer(code: $code) { points { available
      entries { kind points balance } adjustments { points reason by approvedBy state } } } }`,
    { code },
  ).then(({ points }) => points);
const waiting = async (code: string, who: { cookie: string }) =>
  (
    await call<{ proposals: { id: string; canDecide: boolean; isOutdated: boolean; changes: unknown[] }[] }>(
      `query adminProposals($input: AdminProposalsInput!) { adminProposals(input: $input) {
        proposals { id title canDecide isOutdated changes { path after } } } }`,
      { input: { subject: `customer:${code}` } },
      who,
    )
  ).proposals;
const approve = (id: string, who: { cookie: string }) =>
  call<{ success: boolean; errorCode: string | null }>(
    `mutation adminApproveProposal($input: AdminProposalInput!) { adminApproveProposal(input: $input) {
      success errorCode } }`,
    { input: { id } },
    who,
  );

test("MU-03 points are adjusted with a reason, and the page shows the journal with who, when and why", async () => {
  await aLinkedMember("U30000001", 450);
  expect(await adjust("U30000001", 200)).toMatchObject({ code: "200", data: { waits: false } });
  expect((await page("U30000001")).adjustments).toMatchObject([{ points: 200, state: "asked" }]);
  await deliver();
  clock.advance(1_000);
  expect(await adjust("U30000001", -50)).toMatchObject({ code: "200" });
  await deliver();
  expect(await page("U30000001")).toMatchObject({
    available: 600,
    entries: [
      { kind: "debit", points: -50, balance: 600 },
      { kind: "credit", points: 200, balance: 650 },
      { kind: "earn", points: 450 },
    ],
    adjustments: [
      { points: -50, reason: "A parcel came late", by: "Name of dewi@customers.test", approvedBy: null, state: "done" },
      { points: 200, state: "done" },
    ],
  });
});

test("MU-03 the same key counts once, pressed ten times at once and delivered twice; with another amount it is refused", async () => {
  await aLinkedMember("U30000002", 0);
  const key = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => adjust("U30000002", 70, key)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(["200"]));
  await deliver();
  await deliver();
  expect(await page("U30000002")).toMatchObject({ available: 70, adjustments: [{ points: 70 }] });
  expect(await adjust("U30000002", 71, key)).toMatchObject({ code: "KEY_REUSED" });
  const { rows } = await sql`
    select from staff.audit where subject = 'customer:U30000002' and action = 'points.adjust'`.execute(database.kysely);
  expect(rows).toHaveLength(1);
});

test("MU-03 MF-15 over the cap of a day it waits for a second person: parallel presses do not get past it", async () => {
  await aLinkedMember("U30000003", 0);
  const replies = await Promise.all(Array.from({ length: 5 }, () => adjust("U30000003", 400)));
  expect(replies.filter(({ data }) => data?.waits === false)).toHaveLength(2);
  await deliver();
  expect((await page("U30000003")).available).toBe(800);
  expect(await waiting("U30000003", rina)).toHaveLength(3);
});

test("MU-03 MF-15 nobody approves their own, whatever their role; a second person does, once, and both are named", async () => {
  await aLinkedMember("U30000004", 10);
  const key = crypto.randomUUID();
  expect(await adjust("U30000004", 5_000, key, adi)).toMatchObject({ code: "200", data: { waits: true } });
  expect(await adjust("U30000004", 5_000, key, adi)).toMatchObject({ code: "200", data: { waits: true } });
  const [proposal, ...others] = await waiting("U30000004", adi);
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({ canDecide: false, isOutdated: false, changes: [{ path: "points", after: 5_000 }] });
  const id = proposal?.id ?? "";
  expect(await approve(id, adi)).toMatchObject({ success: false, errorCode: "OWN_PROPOSAL" });
  expect(await approve(id, people.dewi)).toBe("FORBIDDEN");
  const decisions = await Promise.all(Array.from({ length: 5 }, () => approve(id, rina)));
  expect(decisions.filter(({ success }) => success)).toHaveLength(1);
  await deliver();
  expect(await page("U30000004")).toMatchObject({
    available: 5_010,
    adjustments: [{ by: "Name of adi@customers.test", approvedBy: "Name of rina@customers.test", state: "done" }],
  });
  // What a second person approved does not use up the cap.
  expect(await adjust("U30000004", 1_000)).toMatchObject({ data: { waits: false } });
});

test("MU-03 MF-15 the key of a proposal never adjusts at once as well, even when the cap has room again; with other values it is refused", async () => {
  await aLinkedMember("U30000008", 0);
  // The club refuses this debit for lack of points: until then it fills the cap, afterwards it does not.
  await adjust("U30000008", -800);
  const key = crypto.randomUUID();
  expect(await adjust("U30000008", 500, key)).toMatchObject({ code: "200", data: { waits: true } });
  await deliver();
  expect(await adjust("U30000008", 500, key)).toMatchObject({ code: "200", data: { waits: true } });
  expect(await adjust("U30000008", 501, key)).toMatchObject({ code: "KEY_REUSED" });
  await aLinkedMember("U30000009", 0);
  expect(await adjust("U30000009", 500, key)).toMatchObject({ code: "KEY_REUSED" });
  const [proposal] = await waiting("U30000008", rina);
  expect(await approve(proposal?.id ?? "", rina)).toMatchObject({ success: true });
  expect(await adjust("U30000008", 500, key)).toMatchObject({ code: "200", data: { waits: true } });
  await deliver();
  expect((await page("U30000008")).available).toBe(500);
});

test("MU-03 an approved adjustment of a customer who left the club is outdated", async () => {
  await aLinkedMember("U30000005", 0);
  await adjust("U30000005", 2_000);
  await sql`delete from loyalty.link where user_code = 'U30000005'`.execute(database.kysely);
  const [proposal] = await waiting("U30000005", rina);
  expect(proposal).toMatchObject({ isOutdated: true });
  expect(await approve(proposal?.id ?? "", rina)).toMatchObject({ success: false, errorCode: "OUTDATED" });
  expect(await adjust("U30000005", 1)).toMatchObject({ code: "NOT_LINKED" });
});

test("MU-03 more than the customer has is refused by the club and shown; a club that is away is asked again with the same key", async () => {
  await aLinkedMember("U30000006", 30);
  await adjust("U30000006", -31);
  await deliver();
  expect(await page("U30000006")).toMatchObject({ available: 30, adjustments: [{ state: "refused" }] });
  clock.advance(1_000);
  await adjust("U30000006", 5);
  club.fault((name) => (name === "adjust" ? "after" : null));
  await expect(deliver()).rejects.toThrow("did not answer");
  club.fault(() => null);
  await deliver();
  expect(await page("U30000006")).toMatchObject({ available: 35, adjustments: [{ points: 5, state: "done" }, {}] });
});

test("MU-03 without the permission, a reason or a whole number nothing is adjusted", async () => {
  await aLinkedMember("U30000007", 100);
  expect(await adjust("U30000007", 10, crypto.randomUUID(), people.sari)).toBe("FORBIDDEN");
  expect(await adjust("U30000007", 0)).toMatchObject({
    code: "INVALID_INPUT",
    errorMessage: expect.stringContaining("not 0"),
  });
  const silent = { code: "U30000007", points: 10, reason: " ", key: crypto.randomUUID() };
  expect(await call(document, { input: silent })).toMatchObject({ code: "INVALID_INPUT", errorMessage: "Required" });
  expect((await page("U30000007")).adjustments).toEqual([]);
});
