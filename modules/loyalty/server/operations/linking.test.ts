import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { loyaltyFixture } from "../testing/loyalty-fixture.ts";

const { database } = await testDatabase();
const fixture = await loyaltyFixture(database, {}, { lookups: { perSessionHour: 100, perAddressHour: 100 } });
const { memory } = fixture;
const password = "Klub-kita7";

const clubAccount = (id: string, mobile: string, more: Parameters<typeof memory.add>[0] | object = {}) =>
  memory.add({ id, mobile, firstName: "Rani", lastName: "Wijaya", password, pin: "246810", ...more });

const linkRow = async (userCode: string) =>
  (
    await sql<{ clubMemberId: string; name: string; mobile: string }>`
      select club_member_id as "clubMemberId", masked_name as name, masked_mobile as mobile from loyalty.link
      where user_code = ${userCode}`.execute(database.kysely)
  ).rows[0] ?? null;

test("OP-05 EN-01 EN-14 finding an account by its number and password tells everything the dialog shows", async () => {
  clubAccount("MC-A", "+6281200000001");
  memory.give("MC-A", 250);
  const ani = await fixture.shopper("LA");
  expect(await ani.call("bind", { mobile: "0812-0000-0001", password })).toMatchObject({
    success: true,
    code: "200",
    userCode: "LA",
    firstName: "Rani",
    lastName: "Wijaya",
    firstNameMasking: "R•••",
    lastNameMasking: "W•••••",
    mobile: "+6281200000001",
    thirdId: expect.stringMatching(/^[\w.-]{80,}$/),
    thirdExist: false,
    availablePoints: 250,
    havePin: true,
    isValid: true,
    isGuest: false,
    statusUser: "ACTIVE",
  });
  expect(await linkRow("LA")).toBeNull();
});

test("LY-18 OP-05 BC-50 ER-14 a number nobody has answers 510 with the agreed words; so does one that was never activated", async () => {
  memory.add({ id: "MC-I", mobile: "+6281200000002", status: "INACTIVE" });
  const ani = await fixture.shopper("LB");
  for (const mobile of ["81299999999", "81200000002"]) {
    expect(await ani.call("bind", { mobile, password })).toMatchObject({
      success: false,
      code: "510",
      message: "Mobile Phone not registered in Mapclub",
      isValid: false,
      thirdId: null,
    });
  }
});

test("LY-12 a number that only collected points is a guest's: it is said, and nothing can be linked", async () => {
  memory.add({ id: "MC-G", mobile: "+6281200000003", status: "GUEST" });
  const ani = await fixture.shopper("LC");
  expect(await ani.call("bind", { mobile: "81200000003", password })).toMatchObject({
    code: "200",
    isGuest: true,
    isValid: false,
    statusUser: "GUEST",
    firstName: null,
    thirdId: null,
  });
});

test("a wrong password and a blocked account read the same, in the reader's language", async () => {
  clubAccount("MC-D", "+6281200000004");
  clubAccount("MC-B", "+6281200000005", { status: "BLOCKED" });
  const ani = await fixture.shopper("LD");
  const wrong = await ani.call("bind", { mobile: "81200000004", password: "Salah-9" }, "id-ID");
  const blocked = await ani.call("bind", { mobile: "81200000005", password }, "id-ID");
  expect(wrong).toMatchObject({ code: "CLUB_LOGIN_FAILED", message: "Nomor dan kata sandi ini tidak cocok." });
  expect({ ...blocked, token: "" }).toEqual({ ...wrong, token: "" });
});

test("VA-24 an empty form is refused by the server with the words of the form", async () => {
  const ani = await fixture.shopper("LE");
  expect(await ani.call("bind", { mobile: " ", password })).toMatchObject({
    code: "INVALID_INPUT",
    message: "Required",
  });
  expect(await ani.call("bind", { mobile: "81200000004", password: "" })).toMatchObject({ message: "Required" });
  expect(await ani.call("bind", { mobile: "712", password })).toMatchObject({
    message: "Please input mobile number with 8 to 13 digits",
  });
});

test("OP-07 LY-21 S6 confirming links the account, starts a new session, writes the consent down and tells the member", async () => {
  clubAccount("MC-F", "+6281200000006");
  const ani = await fixture.shopper("LF");
  const before = ani.cookie();
  expect(await ani.link("81200000006", password)).toMatchObject({
    success: true,
    code: "200",
    message: "MAPCLUB connected",
  });
  expect(await linkRow("LF")).toEqual({ clubMemberId: "MC-F", name: "R••• W•••••", mobile: "+62 812•••••006" });
  expect(ani.cookie()).not.toBe(before);
  expect((await fixture.whoAmI({ cookie: ani.cookie() })).body.data).toEqual({ whoAmI: "LF" });
  expect((await fixture.whoAmI({ cookie: before })).body.errors?.[0]?.extensions.code).toBe("0002");
  const { rows } = await sql`select purpose, given, form from consent.entry where subject = 'member:LF'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ purpose: "clubDataSharing", given: true, form: "clubLink" }]);
  expect((await fixture.letters()).filter(({ to }) => to === "lf@mail.example")).toMatchObject([
    { content: { kind: "clubLinkChanged", data: { event: "linked" } } },
  ]);
});

test("LY-02 D-86 BC-22 the bonus comes once per club account for ever, whatever is confirmed, unlinked or linked again", async () => {
  clubAccount("MC-H", "+6281200000007");
  const ani = await fixture.shopper("LG");
  const { thirdId } = await ani.call("bind", { mobile: "81200000007", password });
  const cookie = ani.cookie();
  const twice = await Promise.all([1, 2, 3].map(() => ani.call("confirm", { mobile: "81200000007", thirdId })));
  expect(cookie).not.toBe("");
  expect(twice.some(({ code }) => code === "200")).toBe(true);
  await fixture.work();
  const budi = await fixture.shopper("LH");
  await budi.link("81200000007", password);
  await fixture.work();
  expect(memory.entriesOf("MC-H").map(({ kind, points }) => [kind, points])).toEqual([["bonus", 100]]);
});

test("OP-08 LY-31 switching takes the account from whoever has it, in one step, and that member is told", async () => {
  clubAccount("MC-S", "+6281200000008");
  const ani = await fixture.shopper("LI");
  const budi = await fixture.shopper("LJ");
  await ani.link("81200000008", password);
  const found = await budi.call("bind", { mobile: "81200000008", password });
  expect(found).toMatchObject({ code: "200", thirdExist: true });
  expect(await budi.call("switch", { mobile: "81200000008", thirdId: found.thirdId })).toMatchObject({ code: "200" });
  expect([await linkRow("LI"), (await linkRow("LJ"))?.clubMemberId]).toEqual([null, "MC-S"]);
  expect((await ani.call("checkBind")).code).toBe("501");
  expect((await fixture.letters()).filter(({ to }) => to === "li@mail.example").at(-1)).toMatchObject({
    content: { kind: "clubLinkChanged", data: { event: "taken" } },
  });
  const { rows: notices } = await sql`
    select user_code as "userCode", data ->> 'event' as event from notification.notice
    where kind = 'club' and user_code in ('LI', 'LJ') order by created_at, user_code, event`.execute(database.kysely);
  expect(new Set(notices.map((row) => JSON.stringify(row)))).toEqual(
    new Set(
      [
        { userCode: "LI", event: "linked" },
        { userCode: "LI", event: "taken" },
        { userCode: "LJ", event: "linked" },
      ].map((row) => JSON.stringify(row)),
    ),
  );
});

test("LY-31 confirming another club account lets go of the one before", async () => {
  clubAccount("MC-1", "+6281200000011");
  clubAccount("MC-2", "+6281200000012");
  const ani = await fixture.shopper("LK");
  await ani.link("81200000011", password);
  await ani.link("81200000012", password);
  expect((await linkRow("LK"))?.clubMemberId).toBe("MC-2");
});

test("many who switch at once leave exactly one link", async () => {
  clubAccount("MC-R", "+6281200000013");
  const all = await Promise.all(["RA", "RB", "RC", "RD"].map((code) => fixture.shopper(code)));
  const found = await Promise.all(all.map((one) => one.call("bind", { mobile: "81200000013", password })));
  await Promise.all(
    all.map((one, index) => one.call("switch", { mobile: "81200000013", thirdId: found[index]?.thirdId })),
  );
  const { rows } = await sql`select user_code from loyalty.link where club_member_id = 'MC-R'`.execute(database.kysely);
  expect(rows).toHaveLength(1);
});

test("what was not found by its password cannot be linked: invented, somebody else's, another number's, or old", async () => {
  clubAccount("MC-T", "+6281200000014");
  const ani = await fixture.shopper("LL");
  const budi = await fixture.shopper("LM");
  const { thirdId } = await ani.call("bind", { mobile: "81200000014", password });
  const tries = [
    await ani.call("confirm", { mobile: "81200000014", thirdId: "MC-T" }),
    await ani.call("switch", { mobile: "81200000014", thirdId: `${String(thirdId).slice(0, -2)}AA` }),
    await budi.call("confirm", { mobile: "81200000014", thirdId }),
    await ani.call("confirm", { mobile: "81200000001", thirdId }),
  ];
  fixture.clock.advance(15 * 60_000);
  tries.push(await ani.call("confirm", { mobile: "81200000014", thirdId }));
  expect(tries.map(({ code }) => code)).toEqual(Array(5).fill("BIND_EXPIRED"));
  expect([await linkRow("LL"), await linkRow("LM")]).toEqual([null, null]);
});

test("OP-09 S11 unlinking asks for a fresh proof, takes the consent back and says so", async () => {
  clubAccount("MC-U", "+6281200000015");
  const ani = await fixture.shopper("LN");
  await ani.link("81200000015", password);
  expect(await ani.call("unbind")).toMatchObject({ success: false, code: "CONFIRM_FIRST" });
  expect((await linkRow("LN"))?.clubMemberId).toBe("MC-U");
  await ani.prove();
  expect(await ani.call("unbind")).toMatchObject({ success: true, code: "200" });
  expect(await linkRow("LN")).toBeNull();
  const { rows } = await sql<{ given: boolean }>`
    select given from consent.entry where subject = 'member:LN' order by id`.execute(database.kysely);
  expect(rows.map(({ given }) => given)).toEqual([true, false]);
  expect(await ani.call("unbind")).toMatchObject({ code: "CONFIRM_FIRST" });
});

test("OP-10 LY-40 the link tells points, PIN and masked names; while the club is silent it still tells whose it is", async () => {
  clubAccount("MC-V", "+6281200000016");
  memory.give("MC-V", 321);
  const ani = await fixture.shopper("LO");
  expect(await ani.call("checkBind")).toMatchObject({ code: "501", mapclubBind: false, availablePoints: null });
  await ani.link("81200000016", password);
  const bound = { mapclubBind: true, maskedName: "R••• W•••••", clubSiteUrl: "http://club.test/club" };
  expect(await ani.call("checkBind")).toMatchObject({ code: "200", ...bound, availablePoints: 321, havePin: true });
  memory.trouble(() => "before");
  expect(await ani.call("checkBind")).toMatchObject({ code: "CLUB_UNREACHABLE", ...bound, availablePoints: null });
  expect(await ani.call("history")).toMatchObject({ code: "CLUB_UNREACHABLE", data: null });
  expect(await ani.call("bind", { mobile: "81200000016", password })).toMatchObject({ code: "CLUB_UNREACHABLE" });
  memory.trouble(() => null);
});

test("2A-07 OP-11 LY-35 LY-36 a wrong PIN says how often it may be tried, and then it is locked", async () => {
  clubAccount("MC-W", "+6281200000017");
  const ani = await fixture.shopper("LP");
  expect(await ani.call("checkPin", { pin: "246810" })).toMatchObject({ code: "501" });
  await ani.link("81200000017", password);
  expect(await ani.call("checkPin", { pin: "12" })).toMatchObject({ code: "INVALID_INPUT" });
  expect(await ani.call("checkPin", { pin: "246810", checkoutId: "CH-1" })).toMatchObject({ code: "200" });
  const wrong = [];
  for (let count = 0; count < 4; count += 1) wrong.push(await ani.call("checkPin", { pin: "000000" }));
  expect(wrong.map(({ code, attemptsLeft }) => [code, attemptsLeft])).toEqual([
    ["PIN_WRONG", 2],
    ["PIN_WRONG", 1],
    ["PIN_WRONG", 0],
    ["PIN_LOCKED", 0],
  ]);
  expect(wrong[1]?.message).toBe("The PIN is not right. You can try once more.");
  // 2A-07: nobody is told that they may try 0 times more.
  expect(wrong[2]?.message).toBe(
    "The PIN is not right. It is locked now for 24 hours, or until you set a new one on the MAPCLUB site.",
  );
});

test("2A-04 D-85 one session may ask for numbers only so often, and finding one's own does not count", async () => {
  const strict = await loyaltyFixture(database, {}, { lookups: { perSessionHour: 3, perAddressHour: 200 } });
  strict.memory.add({ id: "MC-X", mobile: "+6281200000018", password });
  const ani = await strict.shopper("LQ");
  for (let count = 0; count < 5; count += 1) {
    expect((await ani.call("bind", { mobile: "81200000018", password })).code).toBe("200");
  }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => ani.call("bind", { mobile: `8129999999${index}`, password })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(["510", "510", "510", ...Array(3).fill("RATE_LIMITED")]);
});

test("guests and strangers are sent away by every operation", async () => {
  for (const name of ["bind", "confirm", "switch", "unbind", "checkBind", "checkPin", "history"] as const) {
    const variables = { mobile: "81200000001", password, thirdId: "x", pin: "246810" };
    const ani = await fixture.shopper(`G-${name}`);
    const { body } = await fixture.post("mutation logout { logout { success } }", {}, { cookie: ani.cookie() });
    expect(body.errors).toBeUndefined();
    expect([name, (await ani.call(name, variables)).code]).toEqual([name, "0002"]);
  }
});
