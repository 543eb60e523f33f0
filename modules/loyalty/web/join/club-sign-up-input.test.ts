import { expect, test } from "vitest";
import { clubSignUpInput } from "./club-sign-up-input.ts";

test("SU-24 SU-26 the club's form sends the birth date as it is displayed, and the fixed fields", () => {
  const draft = {
    email: "tari@mail.example",
    verificationCode: "",
    password: "kuda-lari9",
    rePassword: "kuda-lari9",
    firstName: "Tari",
    lastName: "Wulandari",
    birthDate: "17/05/1990",
    gender: "FEMALE",
    consent: "club1",
  };
  const newcomer = {
    mobile: "+6281234567890",
    token: "ticket",
    tokenSS: null,
    email: "tari@mail.example",
    emailFixed: true,
    emailToken: null,
    firstName: "Tari",
    lastName: "Wulandari",
    birthDate: "17/05/1990",
    gender: "FEMALE",
    memberId: "C7",
    locked: true,
  };
  const extras = { emailToken: null, referralCode: "TEMAN1", newsletter: true, consentVersion: "3" };
  expect(clubSignUpInput(draft, newcomer, extras)).toEqual({
    email: "tari@mail.example",
    firstName: "Tari",
    lastName: "Wulandari",
    gender: "FEMALE",
    password: "kuda-lari9",
    rePassword: "kuda-lari9",
    birthDate: "17/05/1990",
    mobile: "+6281234567890",
    token: "ticket",
    emailToken: null,
    tokenSS: null,
    referralCode: "TEMAN1",
    newsletterSubscription: true,
    joinLoyaltyProgram: true,
    id: "C7",
    memberCode: "C7",
    mapclubDataConsent: "3",
    consent: { accepted: true, textVersion: "club1" },
  });
});
