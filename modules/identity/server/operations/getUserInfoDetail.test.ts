import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database, {
  isClubMember: async (userCode) => userCode === "U1",
  subscriptionsOf: async (userCode, email) => ({ byEmail: email !== null, byWhatsApp: userCode === "U2", news: false }),
});
const document = `query getUserInfoDetail { getUserInfoDetail { userCode memberCode firstName lastName email emailVerified
  mobile whatsApp gender birthDate mapclubBind isMapClubUser passwordSet thirdIds { thirdChannel thirdId } emailSubscribe whatsappSubscribe newsSubscribe } }`;

async function detailOf(userCode: string) {
  const cookie = sessionCookieOf(await fixture.signInAs(userCode));
  return (await fixture.post<{ getUserInfoDetail: unknown }>(document, {}, { cookie })).body;
}

test("1A-13 OP-13 EN-03 RO-03 a member gets their whole profile, without the password's hash", async () => {
  await aMember(database, "U1", {
    mobile: "+6281210000001",
    gender: "FEMALE",
    birthDate: "1990-02-28",
    passwordHash: "$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA",
    social: { channel: "google", subject: "g-1" },
  });
  expect((await detailOf("U1")).data?.getUserInfoDetail).toEqual({
    userCode: "U1",
    memberCode: "U1",
    firstName: "U1",
    lastName: "Lestari",
    email: "u1@mail.example",
    emailVerified: true,
    mobile: "+6281210000001",
    whatsApp: null,
    gender: "FEMALE",
    birthDate: "19900228",
    mapclubBind: true,
    isMapClubUser: true,
    passwordSet: true,
    emailSubscribe: "0",
    whatsappSubscribe: "1",
    newsSubscribe: "1",
    thirdIds: [{ thirdChannel: "google", thirdId: "g-1" }],
  });
});

test("fields a member has not set are empty", async () => {
  await aMember(database, "U2", { email: null, mobile: "+6281210000002", lastName: "" });
  expect((await detailOf("U2")).data?.getUserInfoDetail).toMatchObject({
    userCode: "U2",
    email: null,
    emailVerified: false,
    gender: null,
    birthDate: null,
    mapclubBind: false,
    passwordSet: false,
    emailSubscribe: "1",
    whatsappSubscribe: "0",
    newsSubscribe: "1",
    thirdIds: [],
  });
});

test("guests and callers without a session are refused", async () => {
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    const { body } = await fixture.post<{ getUserInfoDetail: unknown }>(document, {}, { cookie });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: "0002" });
  }
});

test("it takes two statements: the session and the profile", async () => {
  const cookie = sessionCookieOf(await fixture.signInAs("U1"));
  const counter = countQueries(database);
  await fixture.post(document, {}, { cookie });
  counter.stop();
  expect(counter.statements).toHaveLength(2);
});
