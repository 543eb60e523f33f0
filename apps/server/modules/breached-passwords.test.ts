import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { ticketFor } from "#modules/identity/server/registration/registration-ticket.ts";
import { registrationForm } from "#modules/identity/server/testing/registration-fixture.ts";
import { issueTicket } from "#modules/identity/server/tickets/ticket.ts";
import { joiner } from "#modules/loyalty/server/testing/join-fixture.ts";
import { limitFixture, rightPassword, shopSecret } from "../testing/limit-fixture.ts";

const { anAddress, aNumber, from, codeOf, guest, member } = await limitFixture();
const ticket = (purpose: string, subject: string) =>
  issueTicket({ secret: shopSecret, clock: systemClock }, { purpose, subject });
const twice = (password: string) => ({ password, rePassword: password });
const anEmail = () => `baru-${systemIds.code(8)}@mail.example`.toLowerCase();

/** Every operation that sets a password, with otherwise valid input. */
const choices: Readonly<Record<string, (password: string) => Promise<string>>> = {
  async registration(password) {
    const email = anEmail();
    const text = `mutation speedShopRegisterBAWithVerificationNew($input: SignUpInput!) {
      speedShopRegisterBAWithVerificationNew(input: $input) { errorCode } }`;
    const emailToken = ticket(ticketFor.provedEmail, email);
    return codeOf(text, await guest(), { input: { ...registrationForm, ...twice(password), email, emailToken } });
  },
  async "joining the club"(password) {
    const [email, mobile] = [anEmail(), `+62${aNumber()}`];
    const tickets = { token: ticket(ticketFor.provedMobile, mobile), emailToken: ticket(ticketFor.provedEmail, email) };
    const text = `mutation registerMapclub($input: ClubSignUpInput!) { registerMapclub(input: $input) { errorCode } }`;
    return codeOf(text, await guest(), { input: { ...joiner, ...twice(password), ...tickets, email, mobile } });
  },
  async "changing it"(password) {
    const { headers } = await member();
    const text = `mutation changePassword($input: ChangePasswordInput!) { changePassword(input: $input) { errorCode } }`;
    return codeOf(text, headers, { input: { oldPassword: rightPassword, ...twice(password) } });
  },
  async "a reset"(password) {
    const text = `mutation resetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { errorCode } }`;
    return codeOf(text, await guest(), { input: { token: "none", ...twice(password) } });
  },
  async "an account of the staff"(password) {
    const text = `mutation staffChoosePassword($input: StaffPasswordInput!) {
      staffChoosePassword(input: $input) { errorCode } }`;
    const input = { email: "rani@staff.example", welcomeCode: "AAAA-AAAA-AAAA", password };
    return codeOf(text, from(anAddress()), { input });
  },
};

test.each(Object.entries(choices))(
  "ASVS 6.2.12 %s takes no password of a published breach, and takes another",
  async (_where, choose) => {
    expect(await choose("Chickenwing-102")).not.toMatch(/COMMON/);
    expect(await choose("Chickenwing-101")).toMatch(/^(PASSWORD_COMMON|COMMON_PASSWORD)$/);
  },
);
