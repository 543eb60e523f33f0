import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { sentMessages } from "#modules/identity/server/testing/sent-messages.ts";
import { joiner, joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
memory.add({ mobile: "+62819000001", firstName: "Rani", lastName: "Wijaya", referralCode: "RANI92", password: "x" });

let last = 100;
/** A new number and a new e-mail address. */
function someone() {
  last += 1;
  return { mobile: `+62818000${last}`, email: `new${last}@mail.example` };
}

const bonusTasks = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from kit.outbox
      where payload->>'key' like 'bonus:%'`.execute(database.kysely)
  ).rows[0]?.count ?? 0;

type Joined = { memberCode: string; token: string; login: { userCode: string; userType: string } };

describe("OP-26 EN-05 joining the club as a new member", () => {
  test("SU-24 TR-15 makes a member there and an account here, linked, with proof of consent, and signs them in", async () => {
    const { mobile, email } = someone();
    const visitor = await fixture.visitor();
    const form = { ...joiner, ...(await visitor.proofs(mobile, email)), referralCode: "rani92" };
    const before = await bonusTasks();
    const reply = await visitor.ask<Joined>("join", { input: form });
    expect(reply).toMatchObject({
      success: true,
      code: "200",
      message: "Welcome to the loyalty club! Your account is ready.",
      errorCode: null,
      data: { expired: false, status: "ACTIVE", login: { email, mobile, userType: "CLUB_MEMBER", firstName: "Sari" } },
    });
    const { memberCode, login } = reply.data;
    expect(await visitor.whoAmI()).toBe(login.userCode);
    expect(await fixture.accountOf(email)).toEqual([
      {
        mobile,
        firstName: "Sari",
        lastName: "Dewi",
        birthDate: "1999-01-05",
        gender: "FEMALE",
        clubMemberId: memberCode,
        userCode: login.userCode,
        consents: [
          ["clubDataSharing", "club1"],
          ["dataProtection", "club1"],
          ["terms", "club1"],
        ],
      },
    ]);
    expect(await memory.club.memberByMobile(mobile)).toMatchObject({
      ok: true,
      value: { id: memberCode, email, birthDate: "1999-01-05", consentVersion: "1", passwordSet: true },
    });
    expect(await bonusTasks()).toBe(before + 1);
  });

  test("the same form sent ten times at once is one member here and one there", async () => {
    const { mobile, email } = someone();
    const visitor = await fixture.visitor();
    const input = { ...joiner, ...(await visitor.proofs(mobile, email)) };
    const responses = await Promise.allSettled(
      Array.from({ length: 10 }, () => visitor.ask<Joined>("join", { input }, false)),
    );
    const codes = responses.flatMap((response) => (response.status === "fulfilled" ? [response.value] : []));
    const members = new Set(codes.filter(({ success }) => success).map(({ data }) => data.memberCode));
    expect(members.size).toBe(1);
    expect(await fixture.accountOf(email)).toMatchObject([{ mobile, clubMemberId: [...members][0] }]);
  });

  test.each(["openRegistration", "register"])(
    "after a lost answer to %s the same form can be sent again",
    async (lost) => {
      const { mobile, email } = someone();
      const visitor = await fixture.visitor();
      const input = { ...joiner, ...(await visitor.proofs(mobile, email)) };
      memory.fault((call) => (call === lost ? "after" : null));
      expect(await visitor.ask("join", { input })).toMatchObject({
        errorCode: "CLUB_UNREACHABLE",
        errorMessage: "MAPCLUB does not answer at the moment. Your points are safe; please try again in a few minutes.",
      });
      expect(await fixture.accountOf(email)).toEqual([]);
      memory.fault(() => null);
      expect(await visitor.ask("join", { input })).toMatchObject({ success: true });
      expect(await fixture.accountOf(email)).toHaveLength(1);
    },
  );

  test("a guest's points move to the member who proves the number", async () => {
    const { mobile, email } = someone();
    const guest = memory.add({ mobile, status: "GUEST" });
    memory.give(guest.id, 40);
    const visitor = await fixture.visitor();
    const input = { ...joiner, ...(await visitor.proofs(mobile, email)), id: guest.id, memberCode: guest.id };
    expect(await visitor.ask("join", { input })).toMatchObject({ success: true, data: { memberCode: guest.id } });
    expect(memory.balance(guest.id)).toBe(40);
  });
});

describe("RO-04 SU-20 joining as an inactive member", () => {
  const inactive = { status: "INACTIVE", firstName: "Tari", lastName: "Wulan", gender: "FEMALE" } as const;

  test("number and e-mail link prove the account, and the club's data override the form", async () => {
    const { mobile, email } = someone();
    const known = memory.add({ ...inactive, mobile, email, birthDate: "1990-05-17" });
    const visitor = await fixture.visitor();
    await visitor.call("resendLink", { token: await visitor.provedMobile(mobile) });
    const emails = await sentMessages(database, fixture.deps);
    const message = emails.map(({ content }) => content).find(({ kind }) => kind === "registrationLink");
    const key = readSignUpKey(message?.kind === "registrationLink" ? message.data.key : null);
    const elsewhere = await fixture.visitor();
    const form = { ...joiner, token: key?.token, email, mobile, id: known.id, memberCode: known.id };
    const reply = await elsewhere.ask("join", { input: { ...form, firstName: "Eve", birthDate: "01/01/2000" } });
    expect(reply).toMatchObject({ success: true, data: { memberCode: known.id, login: { firstName: "Tari" } } });
    expect(await fixture.accountOf(email)).toMatchObject([{ firstName: "Tari", birthDate: "1990-05-17" }]);
  });

  test("a number alone does not take over a member whose e-mail address the club has", async () => {
    const { mobile, email } = someone();
    const known = memory.add({ ...inactive, mobile, email: `kept-${email}` });
    const visitor = await fixture.visitor();
    const input = { ...joiner, ...(await visitor.proofs(mobile, email)) };
    expect(await visitor.ask("join", { input })).toMatchObject({ errorCode: "ACCOUNT_NOT_ACTIVATED" });
    expect(await memory.club.memberById(known.id)).toMatchObject({ value: { status: "INACTIVE" } });
    expect(await fixture.accountOf(email)).toEqual([]);
  });

  test("another member's id in the form is refused", async () => {
    const { mobile, email } = someone();
    const other = memory.add({ ...inactive, mobile: someone().mobile });
    const visitor = await fixture.visitor();
    const input = { ...joiner, ...(await visitor.proofs(mobile, email)), id: other.id };
    expect(await visitor.ask("join", { input })).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
  });
});

describe("a refused registration states the reason and creates nothing", () => {
  const refused = async (
    changes: object,
    errorCode: string,
    prepare: (who: ReturnType<typeof someone>) => unknown = () => null,
  ) => {
    const who = someone();
    await prepare(who);
    const visitor = await fixture.visitor();
    const proofs = await visitor.proofs(who.mobile, who.email);
    const reply = await visitor.ask("join", { input: { ...joiner, ...proofs, ...changes } });
    expect(reply).toMatchObject({ success: false, errorCode, data: null });
    expect((await fixture.accountOf(who.email)).filter(({ clubMemberId }) => clubMemberId !== null)).toEqual([]);
    return reply.errorMessage;
  };

  test("SU-28 registered with the club already", async () => {
    const message = await refused({}, "MEMBER_ALREADY_EXISTS", ({ mobile }) => memory.add({ mobile, password: "x" }));
    expect(message).toBe("This account is already registered with the loyalty club. Please sign in with it.");
  });

  test("an unknown referral code, outdated data terms and missing consent are refused", async () => {
    await refused({ referralCode: "NOBODY1" }, "REFERRAL_UNKNOWN");
    await refused({ mapclubDataConsent: "0" }, "CONSENT_OUTDATED");
    await refused({ mapclubDataConsent: null }, "CONSENT_REQUIRED");
    await refused({ consent: { accepted: false, textVersion: "club1" } }, "CONSENT_REQUIRED");
    await refused({ consent: null }, "CONSENT_REQUIRED");
  });

  test("VA-38 the form's rules hold on the server, with its texts", async () => {
    expect(await refused({ birthDate: "31/02/1999" }, "INVALID_INPUT")).toBe("Date of birth is invalid");
    expect(await refused({ rePassword: "other-1" }, "INVALID_INPUT")).toBe("The password you entered are not the same");
    expect(await refused({ referralCode: "no spaces!" }, "INVALID_INPUT")).toMatch(/4 to 20 letters/);
    await refused({ password: "password1!", rePassword: "password1!" }, "PASSWORD_COMMON");
  });

  test("tickets for another number or another mailbox", async () => {
    await refused({ mobile: "+62818999999" }, "REGISTRATION_TOKEN_EXPIRED");
    await refused({ email: "other@mail.example" }, "REGISTRATION_TOKEN_EXPIRED");
    await refused({ emailToken: null }, "REGISTRATION_TOKEN_EXPIRED");
    await refused({ token: "forged" }, "REGISTRATION_TOKEN_EXPIRED");
  });

  test("SU-28 an account registered with the shop in between is reported, and no club member is created", async () => {
    const { mobile, email } = someone();
    const visitor = await fixture.visitor();
    const input = { ...joiner, ...(await visitor.proofs(mobile, email)) };
    await aMember(database, "OWNER", { mobile });
    expect(await visitor.ask("join", { input })).toMatchObject({
      errorCode: "ACCOUNT_REGISTERED",
      errorMessage: "This account is already registered with our shop. Please log in, then join the loyalty club.",
    });
    expect(await memory.club.memberByMobile(mobile)).toMatchObject({ value: null });
  });
});

/** A signed-in member of the shop; returns a function that joins the club with a number and an e-mail address. */
async function memberJoining(userCode: string, own: { mobile: string; email: string }) {
  await aMember(database, userCode, own);
  const visitor = await fixture.visitor();
  const cookie = (await fixture.signInAs(userCode, visitor.headers)).cookies
    .map((text) => text.split(";")[0])
    .join("; ");
  const headers = { ...visitor.headers, cookie };
  const post = async <Data>(text: string, variables: object) =>
    (await fixture.post<{ a: Data }>(text, { ...variables }, headers)).body.data?.a as Data;
  return async ({ mobile, email }: { mobile: string; email: string }) => {
    await post(`mutation sendOtpToMember($m: String!) { a: sendOtpToMember(input: { mobile: $m }) { success } }`, {
      m: mobile,
    });
    const proved = await post<{ data: { token: string }[] }>(
      `mutation verifyOtpMember($m: String!) { a: verifyOtpMember(mobile: $m, verificationCode: "4711") {
        success data { token } } }`,
      { m: mobile },
    );
    const free = await post<{ data: { token: string } }>(
      `query checkAvailabilityEmail($e: String!) { a: checkAvailabilityEmail(email: $e) { success data { token } } }`,
      { e: email },
    );
    const query = { t: free.data.token, e: email };
    await post(
      `mutation memberEmailVerification($t: String!) { a: memberEmailVerification(tokenCheckAvailabilityEmail: $t) {
        success } }`,
      { t: query.t },
    );
    const mail = await post<{ data: { token: string } }>(
      `mutation verifyOtpEmail($t: String!, $e: String!) { a: verifyOtpEmail(
        tokenCheckAvailabilityEmail: $t, email: $e, verificationCode: "4711") { success data { token } } }`,
      query,
    );
    const input = { ...joiner, token: proved.data[0]?.token, emailToken: mail.data.token, email, mobile };
    return post<object>(
      `mutation registerMapclub($input: ClubSignUpInput!) { a: registerMapclub(input: $input) { success errorCode
        data { memberCode login { userCode userType } } } }`,
      { input },
    );
  };
}

test("a member of the shop joins with the own number and e-mail address and keeps the account", async () => {
  const own = someone();
  const join = await memberJoining("SHOPPER", own);
  expect(await join(own)).toMatchObject({
    success: true,
    data: { login: { userCode: "SHOPPER", userType: "CLUB_MEMBER" } },
  });
  expect(await fixture.accountOf(own.email)).toMatchObject([{ userCode: "SHOPPER", clubMemberId: expect.any(String) }]);
});

test("1D-02 one address may join thirty times an hour", async () => {
  const call = await memberJoining("RATED", someone());
  await sql`insert into loyalty.link (user_code, club_member_id) values ('RATED', 'ELSEWHERE')`.execute(
    database.kysely,
  );
  expect(await call(someone())).toMatchObject({ errorCode: "ALREADY_LINKED" });
  const { rows } = await sql<{ seconds: number }>`
    update kit.rate_limit set count = 29 where key like 'join:%'
    returning extract(epoch from expires_at - now())::int as seconds`.execute(database.kysely);
  expect(Math.max(...rows.map(({ seconds }) => seconds))).toBeLessThanOrEqual(3_600);
  expect(await call(someone())).toMatchObject({ errorCode: "ALREADY_LINKED" });
  expect(await call(someone())).toMatchObject({ errorCode: "RATE_LIMITED" });
  await sql`delete from kit.rate_limit`.execute(database.kysely);
});

test("1D-02 a linked member cannot join with another number and stays linked", async () => {
  const [own, other] = [someone(), someone()];
  const join = await memberJoining("LINKED", own);
  const { id: linkedTo } = memory.add({ mobile: own.mobile, firstName: "Sari", lastName: "Dewi", password: "x" });
  await sql`insert into loyalty.link (user_code, club_member_id) values ('LINKED', ${linkedTo})`.execute(
    database.kysely,
  );
  expect(await join(other)).toMatchObject({ success: false, errorCode: "ALREADY_LINKED" });
  expect(await memory.club.memberByMobile(other.mobile)).toMatchObject({ value: null });
  expect(await fixture.accountOf(own.email)).toMatchObject([{ clubMemberId: linkedTo }]);
});
