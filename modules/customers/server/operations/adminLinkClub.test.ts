import { sql } from "kysely";
import { expect, test } from "vitest";
import { clubLinkFixture, wrong } from "../testing/club-link-fixture.ts";

const { act, call, club, db, linkOf, messages, people, readOut } = await clubLinkFixture();

const consents = async () =>
  (
    await sql`
      select given, form, language, address_hash as address from consent.entry
      where subject = 'member:UANI' and purpose = 'clubDataSharing' order by id`.execute(db)
  ).rows;
test("MU-03 staff link and unlink a customer by the code sent to the customer, who is told both times and whose consent follows", async () => {
  await sql`update identity.member set locale = 'vi-VN' where user_code = 'UANI'`.execute(db);
  expect((await act("adminLinkClub", "UANI", await readOut("UANI"))).code).toBe("200");
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
  expect(await messages()).toMatchObject([
    { locale: "vi-VN", content: { kind: "clubLinkChanged", data: { event: "linked" } } },
  ]);
  expect((await act("adminUnlinkClub", "UANI", await readOut("UANI"))).code).toBe("200");
  expect(await linkOf("UANI")).toEqual([]);
  expect(await messages()).toMatchObject([
    { locale: "vi-VN", content: { kind: "clubLinkChanged", data: { event: "unlinked" } } },
  ]);
  // The customer's own language, and not the address of staff.
  const onBehalf = { form: "clubOnBehalf", language: "vi-VN", address: null };
  expect(await consents()).toEqual([
    { given: true, ...onBehalf },
    { given: false, ...onBehalf },
  ]);
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

test("MU-03 without the right code nothing is linked; a code works once, for parallel presses too", async () => {
  expect((await act("adminLinkClub", "UANI", "1234")).code).toBe("OTP_EXPIRED");
  const code = await readOut("UANI");
  expect((await act("adminLinkClub", "UANI", wrong(code))).code).toBe("OTP_INVALID");
  expect(await linkOf("UANI")).toEqual([]);
  const replies = await Promise.all([1, 2, 3].map(() => act("adminLinkClub", "UANI", code)));
  expect(replies.filter((reply) => reply.code === "200")).toHaveLength(1);
  expect(await linkOf("UANI")).toEqual(["MC-ANI"]);
  expect((await act("adminUnlinkClub", "UANI", code)).code).toBe("OTP_EXPIRED");
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
  expect((await act("adminLinkClub", "UCIC", "1234")).code).toBe("NO_VERIFIED_NUMBER");
  expect(await act("adminLinkClub", "UANI", "1234", people.sari)).toBe("FORBIDDEN");
});
