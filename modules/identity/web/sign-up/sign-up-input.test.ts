import { expect, test } from "vitest";
import type { Newcomer } from "./newcomer.ts";
import { signUpInput } from "./sign-up-input.ts";

const newcomer: Newcomer = {
  mobile: "+6281234567890",
  token: "ticket",
  tokenSS: null,
  email: "",
  emailFixed: false,
  emailToken: null,
  firstName: "",
  lastName: "",
  birthDate: "",
  gender: "",
  memberId: null,
  locked: false,
};

test("SU-23 SU-25 SU-26 SU-27 D-06 the input is the form plus the specified fields; passwords are unchanged", () => {
  const draft = {
    email: "sari@example.com",
    verificationCode: "1234",
    password: " kuda-lari9 ",
    rePassword: " kuda-lari9 ",
    firstName: "Sari",
    lastName: "Dewi",
    birthDate: "05/01/1999",
    gender: "FEMALE",
    consent: "1",
  };
  expect(signUpInput(draft, newcomer, true)).toEqual({
    email: "sari@example.com",
    password: " kuda-lari9 ",
    rePassword: " kuda-lari9 ",
    firstName: "Sari",
    lastName: "Dewi",
    birthDate: "19990105",
    gender: "FEMALE",
    mobile: "+6281234567890",
    token: "ticket",
    tokenSS: null,
    consent: { accepted: true, textVersion: "1" },
    newsletterSubscription: true,
    joinLoyaltyProgram: true,
    id: null,
    memberCode: null,
  });
});
