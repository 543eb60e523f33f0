import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "../testing/a-member.ts";
import { socialPerson } from "../testing/memory-provider.ts";
import { socialFixture } from "../testing/social-fixture.ts";

const { database } = await testDatabase();
const { browser, linksOf, providers } = await socialFixture(database);
await aMember(database, "GITA", { social: { channel: "google", subject: "gita" } });
await aMember(database, "ANDI", { email: "andi@mail.example" });

// Faults of real providers are tested in apps/simulators/identity.

test("SO-03 SO-07 a linked account signs its member in", async () => {
  const shopper = browser();
  await shopper.guest();
  const person = socialPerson("google", { subject: "gita" });
  const reply = await shopper.signIn("google", person, { redirectUrl: "/plp/SHOES", wishlist: "LKH1001" });
  expect(reply).toMatchObject({
    success: true,
    data: { thirdExist: true, userCode: "GITA", thirdId: "gita", redirectUrl: "/plp/SHOES", wishlist: "LKH1001" },
  });
  expect(await shopper.whoAmI()).toBe("GITA");
  expect(shopper.jar.has("socialAttempt")).toBe(false);
});

test("OP-14 SO-04 a person without an account gets a ticket instead of a session", async () => {
  const shopper = browser();
  const reply = await shopper.signIn("facebook", socialPerson("facebook", { birthDate: "1994-02-09" }));
  expect(reply).toMatchObject({
    success: false,
    errorCode: "NEW_MEMBER",
    data: { userCode: null, birthDate: "19940209", tokenSS: expect.stringMatching(/./), login: null },
  });
  expect(await shopper.whoAmI()).toBe("nobody");
});

test.each([
  [true, "THIRD_NOT_LINKED"],
  [false, "NEW_MEMBER"],
])("SO-06 S10 a member's e-mail address (verified: %s) signs no member in: %s", async (emailVerified, errorCode) => {
  const shopper = browser();
  const person = socialPerson("google", { subject: "andi", email: "andi@mail.example", emailVerified });
  expect(await shopper.signIn("google", person)).toMatchObject({ success: false, errorCode, data: { userCode: null } });
  expect(await shopper.whoAmI()).toBe("nobody");
  expect(await linksOf("andi")).toEqual([]);
});

test("S10 a redirect of another browser, with another state or repeated is refused", async () => {
  const [shopper, other] = [browser(), browser()];
  const person = socialPerson("google", { subject: "gita" });
  const query = await shopper.out("google", person);
  await other.begin("google");
  expect(await other.end("google", query)).toMatchObject({ errorCode: "THIRD_INVALID", data: null });
  expect(await shopper.end("google", query, { state: "x".repeat(43) })).toMatchObject({ errorCode: "THIRD_INVALID" });
  const replies = await Promise.all(Array.from({ length: 10 }, () => shopper.end("google", query)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test("S11 linking needs a recent confirmation of the session that began it", async () => {
  const shopper = browser();
  await shopper.as("ANDI");
  const person = socialPerson("google", { subject: "andi-2" });
  const link = async () =>
    shopper.end("google", await shopper.out("google", person, { pageType: "account" }), { pageType: "account" });
  expect(await link()).toMatchObject({ success: false, errorCode: "CONFIRM_FIRST" });
  expect(await linksOf("andi-2")).toEqual([]);
  await shopper.confirm();
  expect(await link()).toMatchObject({ success: true, data: { thirdExist: false, userCode: "ANDI" } });
  expect(await linksOf("andi-2")).toEqual(["ANDI"]);
});

test("a provider that does not answer is unavailable, not invalid", async () => {
  const shopper = browser();
  const query = await shopper.out("facebook", socialPerson("facebook"));
  providers.facebook.setAvailable(false);
  expect(await shopper.end("facebook", query)).toMatchObject({ errorCode: "THIRD_UNAVAILABLE", data: null });
  providers.facebook.setAvailable(true);
});
