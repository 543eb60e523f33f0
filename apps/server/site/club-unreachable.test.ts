import { sql } from "kysely";
import { expect, test } from "vitest";
import { loopbackClub } from "#adapters/loyalty-club/testing/loopback-club.ts";
import { testClock } from "#kit/core/clock.ts";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();

const calm = "MAPCLUB does not answer at the moment. Your points are safe; please try again in a few minutes.";
const reply = "success code message";

/** Every operation of the club a shopper can reach, and its first call to the club. */
const parts = {
  mapClubCheckBind: [`query mapClubCheckBind { answer: mapClubCheckBind { ${reply} availablePoints } }`, "clubAccount"],
  queryClubHistory: [`query queryClubHistory { answer: queryClubHistory { ${reply} } }`, "clubHistory"],
  mapClubCheckPin: [
    `mutation mapClubCheckPin { answer: mapClubCheckPin(pin: "246810", checkoutId: "C") { ${reply} } }`,
    "clubCheckPin",
  ],
  mapClubBindAccount: [
    `mutation mapClubBindAccount { answer: mapClubBindAccount(mobile: "81210000003", password: "Klub-kita7") { ${reply} } }`,
    "clubCheckPassword",
  ],
  mapClubLoginN: [
    `mutation mapClubLoginN { answer: mapClubLoginN(input: { mobile: "81210000003", password: "Klub-kita7" }) { ${reply} } }`,
    "clubCheckPassword",
  ],
  checkMemberStatus: [
    `query checkMemberStatus { answer: checkMemberStatus(phone: "81210000003") { ${reply} } }`,
    "clubMemberByMobile",
  ],
  checkMobilePhoneAlreadyExistInMapclub: [
    `query checkMobilePhoneAlreadyExistInMapclub { answer: checkMobilePhoneAlreadyExistInMapclub(input: { mobile: "81210000003" }) { ${reply} } }`,
    "clubMemberByMobile",
  ],
  validateReferralCode: [
    `query validateReferralCode { answer: validateReferralCode(referralCode: "RANI92") { ${reply} } }`,
    "clubReferral",
  ],
} as const;

test("while the club is unreachable every operation is answered without an error page, after one call to the club", async () => {
  const clock = testClock(new Date());
  // The first call hangs; the others are aborted by the club.
  let questions = 0;
  const club = await loopbackClub(() => (response) => {
    questions += 1;
    if (questions > 1) response.destroy();
  });
  const token = "a-token-for-a-club-that-never-answers";
  // Long enough for a call to arrive on a busy machine.
  const timeouts = "club=8000,payment=2000,courier=5000,social=5000,messages=5000";
  const env = { SHOP_CLUB_URL: club.url, SHOP_CLUB_TOKEN: token, SHOP_TIMEOUTS: timeouts };
  const shop = await startTestShop({ databaseUrl: url, clock, env });
  await aMember(database, "UAWAY", { passwordHash: await hashSecret("Main-bola7") });
  await sql`insert into loyalty.link (user_code, club_member_id) values ('UAWAY', 'MC1')`.execute(database.kysely);
  const login = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { data { userAuthToken } } }`;
  const variables = { input: { account: "uaway@mail.example", password: "Main-bola7" } };
  const { body } = await shop.post<{ memberLogin: { data: { userAuthToken: string } } }>({ query: login, variables });
  const headers = { authorization: `Bearer ${body.data?.memberLogin.data.userAuthToken}` };

  for (const [name, [query, question]] of Object.entries(parts)) {
    club.asked.length = 0;
    // Resets the circuit breaker, so that each operation calls by itself.
    clock.advance(6_000);
    const reply = await shop.post<{ answer: { code: string; message: string } }>({ query, headers });
    expect({ name, ...reply.body.data?.answer }).toMatchObject({ name, success: false, message: calm });
    expect(new Set(club.asked.map(({ operation }) => operation)), name).toEqual(new Set([question]));
    expect(club.asked.length, name).toBeLessThanOrEqual(2);
  }
  const info = `query queryClubInfo { queryClubInfo { name linkBonusPoints siteUrl } }`;
  const known = await shop.post<{ queryClubInfo: unknown }>({ query: info, headers });
  expect(known.body.data?.queryClubInfo).toMatchObject({ name: null, linkBonusPoints: null });
  const home = await shop.get("/healthz");
  expect(home.status).toBe(200);
});
