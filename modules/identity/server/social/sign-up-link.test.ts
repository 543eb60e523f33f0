import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { linkSocialAccount, ownerOfSocialAccount } from "../store/social-accounts.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture, registrationForm, rightCode } from "../testing/registration-fixture.ts";
import { issueSocialTicket, readSocialTicket } from "./social-ticket.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database);

const nina = (subject: string): SocialPerson => ({
  channel: "google",
  subject,
  email: "nina@elsewhere.example",
  emailVerified: true,
  firstName: "Nina",
  lastName: "",
  gender: null,
  birthDate: "1994-02-09",
});

let people = 0;
async function signUp(tokenSS: string) {
  people += 1;
  const visitor = await fixture.visitor();
  const mobile = `+62813000${String(people).padStart(5, "0")}`;
  const email = `social-${people}@example.com`;
  const token = await visitor.provedMobile(mobile);
  await visitor.askedEmail(email);
  const input = { ...registrationForm, email, mobile, token, verificationCode: rightCode, tokenSS };
  return visitor.call<{ userCode: string } | null>("register", { input });
}
const ownerOf = (subject: string) => ownerOfSocialAccount(database.kysely, { channel: "google", subject });

test("signing up after a social sign-in links the account in the same transaction", async () => {
  const reply = await signUp(
    issueSocialTicket(fixture.deps, { person: nina("nina-1"), redirectUrl: "/", wishlistProduct: null }),
  );
  expect(reply.success).toBe(true);
  expect(await ownerOf("nina-1")).toBe(reply.data?.userCode);
});

test("a forged ticket links nothing, and registration still succeeds", async () => {
  const reply = await signUp(
    `${issueSocialTicket(fixture.deps, { person: nina("nina-2"), redirectUrl: "/", wishlistProduct: null })}x`,
  );
  expect(reply.success).toBe(true);
  expect(await ownerOf("nina-2")).toBeNull();
});

test("a social account that is linked to another member stays theirs", async () => {
  await aMember(database, "FIRST");
  await linkSocialAccount(database.kysely, { channel: "google", subject: "nina-3", userCode: "FIRST" });
  const reply = await signUp(
    issueSocialTicket(fixture.deps, { person: nina("nina-3"), redirectUrl: "/", wishlistProduct: null }),
  );
  expect(reply.success).toBe(true);
  expect(await ownerOf("nina-3")).toBe("FIRST");
});

test("a ticket returns the whole person for 15 minutes", () => {
  const contents = { person: nina("nina-4"), redirectUrl: "/shop-cart?a=1", wishlistProduct: "LKH1001" };
  const ticket = issueSocialTicket(fixture.deps, contents);
  expect(readSocialTicket(fixture.deps, ticket)).toEqual({ ok: true, value: contents });
  fixture.clock.advance(15 * 60_000);
  expect(readSocialTicket(fixture.deps, ticket)).toEqual({ ok: false, error: { code: "REGISTRATION_TOKEN_EXPIRED" } });
});
