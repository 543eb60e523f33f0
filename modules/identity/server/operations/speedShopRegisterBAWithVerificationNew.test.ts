import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { issueSocialTicket } from "../social/social-ticket.ts";
import { ownerOfSocialAccount } from "../store/social-accounts.ts";
import { registrationFixture, registrationForm, rightCode } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const fixture = await registrationFixture(database, { lookups: { perSessionHour: 100, perAddressHour: 100 } });

const googlePerson = {
  channel: "google" as const,
  subject: "",
  email: "",
  emailVerified: true,
  firstName: "Sari",
  lastName: "Dewi",
  gender: null,
  birthDate: null,
} satisfies SocialPerson;

type Login = { userCode: string; email: string; mobile: string | null };

test("OP-28 the ticket of a proved address replaces the code", async () => {
  const { visitor, email, mobile, emailTicket, form } = await fixture.newcomer();
  const { verificationCode: _code, ...rest } = form;
  const without = await visitor.call("registerNew", { input: rest });
  expect(without.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  const { data } = await visitor.call<{ token: string }>("verifyEmail", {
    token: emailTicket,
    email,
    verificationCode: rightCode,
  });
  const foreign = await visitor.call("registerNew", {
    input: { ...rest, email: "other@example.com", emailToken: data.token },
  });
  expect(foreign.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  const reply = await visitor.call<Login>("registerNew", { input: { ...rest, emailToken: data.token } });
  expect(reply).toMatchObject({ success: true, data: { email, mobile } });
});

test("OP-28 a number needs a ticket; without one the form has no number", async () => {
  const { visitor, email, emailTicket, form } = await fixture.newcomer();
  const { data } = await visitor.call<{ token: string }>("verifyEmail", {
    token: emailTicket,
    email,
    verificationCode: rightCode,
  });
  const { verificationCode: _code, token: _token, ...rest } = form;
  const named = await visitor.call("registerNew", { input: { ...rest, emailToken: data.token } });
  expect(named.errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  const reply = await visitor.call<Login>("registerNew", {
    input: { ...rest, mobile: null, emailToken: data.token },
  });
  expect(reply).toMatchObject({ success: true, data: { email, mobile: null } });
});

test("RO-05 a social account is linked; an address its provider has verified needs no code", async () => {
  const email = "social@example.com";
  const visitor = await fixture.visitor();
  const token = await visitor.provedMobile("+6281299900001");
  const person = { ...googlePerson, email, subject: "g-1" };
  const ticketOf = (changes: Partial<SocialPerson>) =>
    issueSocialTicket(fixture.deps, { person: { ...person, ...changes }, redirectUrl: "/", wishlistProduct: null });
  const send = (tokenSS: string) =>
    visitor.call<Login>("registerNew", { input: { ...registrationForm, email, token, tokenSS } });
  expect((await send(ticketOf({ emailVerified: false }))).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  expect((await send(ticketOf({ email: "other@example.com" }))).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  expect((await send("nonsense")).errorCode).toBe("REGISTRATION_TOKEN_EXPIRED");
  const reply = await send(ticketOf({}));
  expect(reply).toMatchObject({ success: true, data: { email } });
  const owner = await ownerOfSocialAccount(database.kysely, { channel: "google", subject: person.subject });
  expect(owner).toBe(reply.data.userCode);
});
