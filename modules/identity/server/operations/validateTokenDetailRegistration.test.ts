import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readSignUpKey } from "../../contract/sign-up-key.ts";
import { joinProofs } from "../member-facade/join-proofs.ts";
import type { ClubPerson } from "../ports/club-directory.ts";
import { aClubPerson } from "../testing/a-club-person.ts";
import { type Reply, registrationFixture } from "../testing/registration-fixture.ts";
import { sentMessages } from "../testing/sent-messages.ts";
import { ticketMinutes } from "../tickets/ticket.ts";

const { database } = await testDatabase();
const people: Record<string, ClubPerson> = {
  "+62811500001": aClubPerson({ id: "C1" }),
};
const fixture = await registrationFixture(database, { club: { personBy: async (mobile) => people[mobile] ?? null } });

const detailDocument = `query validateTokenDetailRegistration($token: String!) {
  validateTokenDetailRegistration(tokenVerifyOtpPhoneNo: $token) { success errorCode errorMessage data {
    id loyaltyMemberId email phone firstName lastName birthDate birthDateLabel city gender phoneVerified emailVerified
    enabled profileCompleted passwordGenerated primaryTierCode mapclubDataConsent profileCompleteDate } } }`;

type Detail = Reply<Record<string, unknown> | null>;
const detailOf = async (token: string, headers: Record<string, string>) => {
  const { body } = await fixture.post<{ validateTokenDetailRegistration: Detail }>(detailDocument, { token }, headers);
  return body.data?.validateTokenDetailRegistration;
};

/** The key in the newest e-mail with a link. */
async function keyInEmail(): Promise<string> {
  const contents = (await sentMessages(database, fixture.deps)).map(({ content }) => content);
  const email = contents.findLast(({ kind }) => kind === "registrationLink");
  return email?.kind === "registrationLink" && email.data.club ? email.data.key : "";
}

test("OP-22 OP-23 EN-06 EN-08 ID-25 an inactive club member gets the club's data after proving number and e-mail address", async () => {
  const visitor = await fixture.visitor();
  const mobile = "+62811500001";
  const token = await visitor.provedMobile(mobile);
  // The number alone gives the member's id and no personal data.
  expect((await detailOf(token, visitor.headers))?.data).toMatchObject({
    id: "C1",
    loyaltyMemberId: "C1",
    phone: mobile,
    phoneVerified: true,
    email: null,
    firstName: null,
    birthDate: null,
    enabled: false,
  });
  const sent = await visitor.call("resendLink", { token });
  expect(sent).toMatchObject({
    success: true,
    data: [{ status: "SENT", timeRemaining: 60_000, email: "t•••@mail.example", accountDetails: null }],
  });
  const key = readSignUpKey(await keyInEmail());
  expect(key).toMatchObject({ mobile, loyalty: true, redirectUrl: "/" });
  const onAnotherDevice = await fixture.visitor();
  expect((await detailOf(key?.token ?? "", onAnotherDevice.headers))?.data).toEqual({
    id: "C1",
    loyaltyMemberId: "C1",
    email: "tari@mail.example",
    phone: mobile,
    firstName: "Tari",
    lastName: "Wulandari",
    birthDate: "19900517",
    birthDateLabel: "17/05/1990",
    city: "Bandung",
    gender: "FEMALE",
    phoneVerified: true,
    emailVerified: true,
    enabled: false,
    profileCompleted: true,
    passwordGenerated: false,
    primaryTierCode: "BLUE",
    mapclubDataConsent: false,
    profileCompleteDate: null,
  });
  const form = { token: key?.token ?? "", emailToken: null, tokenSS: null, email: "tari@mail.example", mobile: null };
  expect(joinProofs(fixture.deps, form)).toEqual({
    ok: true,
    value: { mobile, email: "tari@mail.example", memberId: "C1", social: null },
  });
  // The link proves its own address only.
  expect(joinProofs(fixture.deps, { ...form, email: "other@mail.example" }).ok).toBe(false);
  expect(joinProofs(fixture.deps, { ...form, mobile: "+62811500009" }).ok).toBe(false);
});

test("ID-26 an expired ticket of a number or of a link is refused", async () => {
  const visitor = await fixture.visitor();
  const mobile = "+62811500004";
  people[mobile] = aClubPerson({ id: "C4", email: "four@mail.example" });
  const token = await visitor.provedMobile(mobile);
  await visitor.call("resendLink", { token });
  const key = readSignUpKey(await keyInEmail());
  fixture.clock.advance(ticketMinutes * 60_000);
  for (const old of [token, key?.token ?? ""]) {
    expect(await detailOf(old, visitor.headers)).toMatchObject({
      success: false,
      errorCode: "REGISTRATION_TOKEN_EXPIRED",
      errorMessage: "This took a little too long. Please verify your number or e-mail once more.",
      data: null,
    });
  }
  expect(await visitor.call("resendLink", { token })).toMatchObject({ errorCode: "REGISTRATION_TOKEN_EXPIRED" });
});

test("2A-06 the link of a member who has been activated since is refused as used", async () => {
  const visitor = await fixture.visitor();
  const mobile = "+62811500006";
  people[mobile] = aClubPerson({ id: "C6", email: "six@mail.example" });
  await visitor.call("resendLink", { token: await visitor.provedMobile(mobile) });
  const key = readSignUpKey(await keyInEmail());
  people[mobile] = aClubPerson({ id: "C6", email: "six@mail.example", status: "ACTIVE" });
  expect(await detailOf(key?.token ?? "", visitor.headers)).toMatchObject({ errorCode: "LINK_USED" });
});
