import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture } from "#modules/identity/server/testing/identity-fixture.ts";
import { sentMessages } from "#modules/identity/server/testing/sent-messages.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const shop = await identityFixture(database);
const { call, people, club } = await customersFixture(database, shop.deps.sealer);
const db = database.kysely;
await aMember(database, "UANI", { mobile: "+6281250000001" });
await aMember(database, "UBUD", { mobile: "+6281250000002" });
await aMember(database, "UCIC");
club.add({ id: "MC-ANI", mobile: "+6281250000001" });

beforeEach(async () => {
  await sql`delete from loyalty.link`.execute(db);
  await sql`delete from identity.code`.execute(db);
  await sql`delete from identity.code_try`.execute(db);
  await sentMessages(database, shop.deps);
});

type Reply = { code: string };
const send = (code: string, who = people.dewi) =>
  call<Reply>(
    "mutation adminSendClubCode($input: AdminAccountInput!) { adminSendClubCode(input: $input) { code } }",
    { input: { code } },
    who,
  );
const act = (name: "adminLinkClub" | "adminUnlinkClub", code: string, verificationCode: string, who = people.dewi) =>
  call<Reply>(
    `mutation ${name}($input: AdminClubCodeInput!) { ${name}(input: $input) { code } }`,
    { input: { code, verificationCode } },
    who,
  );
const messages = () => sentMessages(database, shop.deps);
/** What the customer reads out. */
async function readOut(code: string): Promise<string> {
  await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(db);
  expect((await send(code)).code).toBe("200");
  const [message] = await messages();
  expect([message?.channel, message?.to]).toEqual(["WHATSAPP", "+6281250000001"]);
  return message?.content.kind === "verificationCode" ? message.content.data.code : "";
}
const linkOf = async (userCode: string) =>
  (
    await sql<{ id: string }>`
      select club_member_id as id from loyalty.link where user_code = ${userCode}`.execute(db)
  ).rows.map(({ id }) => id);
const consents = async () =>
  (
    await sql<{ given: boolean }>`
      select given from consent.entry where subject = 'member:UANI' and purpose = 'clubDataSharing' order by id`.execute(
      db,
    )
  ).rows.map(({ given }) => given);
const wrong = (code: string) => (code === "1111" ? "2222" : "1111");

test("MU-03 staff link and unlink a customer by the code sent to the customer, who is told both times and whose consent follows", async () => {
  expect((await act("adminLinkClub", "UANI", await readOut("UANI"))).code).toBe("200");
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
  expect((await messages()).map(({ content }) => content)).toEqual([
    { kind: "clubLinkChanged", data: { event: "linked" } },
  ]);
  expect((await act("adminUnlinkClub", "UANI", await readOut("UANI"))).code).toBe("200");
  expect(await linkOf("UANI")).toEqual([]);
  expect((await messages()).map(({ content }) => content)).toEqual([
    { kind: "clubLinkChanged", data: { event: "unlinked" } },
  ]);
  expect(await consents()).toEqual([true, false]);
  const page = "query adminCustomer($code: String!) { adminCustomer(code: $code) { accountLog { action by } } }";
  const log = (await call<{ accountLog: { action: string; by: string }[] }>(page, { code: "UANI" })).accountLog;
  expect(log.map(({ action }) => action)).toEqual([
    "customer.unlinkClub",
    "customer.clubCode",
    "customer.linkClub",
    "customer.clubCode",
  ]);
  expect(new Set(log.map(({ by }) => by))).toEqual(new Set(["Name of dewi@customers.test"]));
});

test("MU-03 without the right code nothing is linked; a code works once, for parallel presses too, and five wrong ones end it", async () => {
  expect((await act("adminLinkClub", "UANI", "1234")).code).toBe("OTP_EXPIRED");
  const code = await readOut("UANI");
  expect((await act("adminLinkClub", "UANI", wrong(code))).code).toBe("OTP_INVALID");
  expect(await linkOf("UANI")).toEqual([]);
  const replies = await Promise.all([1, 2, 3].map(() => act("adminLinkClub", "UANI", code)));
  expect(replies.filter((reply) => reply.code === "200")).toHaveLength(1);
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
  expect((await act("adminUnlinkClub", "UANI", code)).code).toBe("OTP_EXPIRED");
  await messages();
  const other = await readOut("UANI");
  for (const _ of [1, 2, 3, 4, 5]) await act("adminUnlinkClub", "UANI", wrong(other));
  expect((await act("adminUnlinkClub", "UANI", other)).code).toBe("OTP_TOO_MANY");
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
});

test("MU-03 a code for staff signs nobody in, and one for signing in links nothing", async () => {
  const code = await readOut("UANI");
  const login =
    "mutation memberLoginByCode($input: MemberLoginByCodeInput!) { memberLoginByCode(input: $input) { code } }";
  const input = { mobile: "081250000001", verificationCode: code };
  const { body } = await shop.post<{ memberLoginByCode: Reply }>(login, { input });
  expect(body.data?.memberLoginByCode.code).toBe("OTP_EXPIRED");
  expect((await act("adminLinkClub", "UANI", code)).code).toBe("200");
});

test("MU-03 a second link, a customer without a club account or a verified number, and a silent club are refused by name", async () => {
  const code = await readOut("UANI");
  club.fault((name) => (name === "memberByMobile" ? "before" : null));
  expect((await act("adminLinkClub", "UANI", code)).code).toBe("CLUB_UNREACHABLE");
  club.fault(() => null);
  // The code is still valid after the club was away.
  expect((await act("adminLinkClub", "UANI", code)).code).toBe("200");
  expect((await act("adminLinkClub", "UANI", code)).code).toBe("ALREADY_LINKED");
  expect((await act("adminLinkClub", "UBUD", "1234")).code).toBe("NO_CLUB_ACCOUNT");
  expect((await act("adminUnlinkClub", "UBUD", "1234")).code).toBe("NOT_LINKED");
  expect((await send("UCIC")).code).toBe("NO_VERIFIED_NUMBER");
  expect((await send("UNOBODY")).code).toBe("NOT_FOUND");
  expect(await send("UANI", people.sari)).toBe("FORBIDDEN");
  expect(await act("adminLinkClub", "UANI", "1234", people.sari)).toBe("FORBIDDEN");
  expect(await act("adminUnlinkClub", "UANI", "1234", people.sari)).toBe("FORBIDDEN");
});

test("MU-03 codes for staff count against the same limits as the customer's own", async () => {
  for (const _ of [1, 2, 3, 4, 5]) await readOut("UANI");
  await sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(db);
  expect((await send("UANI")).code).toBe("RATE_LIMITED");
});
