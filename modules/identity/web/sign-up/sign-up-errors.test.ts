import { expect, test } from "vitest";
import { fieldOf, type SignUpDraft, signUpErrors } from "./sign-up-errors.ts";

const filled: SignUpDraft = {
  email: "sari@example.com",
  verificationCode: "1234",
  password: "kuda-lari9",
  rePassword: "kuda-lari9",
  firstName: "Sari",
  lastName: "Dewi",
  birthDate: "05/01/1999",
  gender: "FEMALE",
  consent: "1",
};
const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, ""])) as SignUpDraft;
const english = { proved: false, locale: "en-US" } as const;

test("a complete form has no errors", () => {
  expect(signUpErrors(filled, english)).toEqual({});
  expect(signUpErrors({ ...filled, verificationCode: "" }, { ...english, proved: true })).toEqual({});
});

test("VA-10 VA-14 VA-18 VA-19 VA-21 VA-23 an empty form has an error for every required field", () => {
  expect(signUpErrors(empty, english)).toEqual({
    email: "Please enter your email",
    verificationCode: "Please enter the validation code",
    password: "Please enter your password",
    rePassword: "Please enter the password once more",
    firstName: "Please enter your first name",
    lastName: "Please enter your last name",
    birthDate: "Please enter your date of birth",
    gender: "Please select your gender",
    consent: "You are required to agree to our data terms to proceed.",
  });
});

test("VA-15 VA-18 VA-20 an invalid form has one error per field", () => {
  const wrong = { ...filled, password: "abc", rePassword: "abd", birthDate: "31/02/2000", email: "sari" };
  expect(signUpErrors(wrong, english)).toEqual({
    email: "Invalid email address",
    password: "The value must contain alphanumeric special characters And at least six",
    rePassword: "The password you entered are not the same",
    birthDate: "Date of birth is invalid",
  });
  expect(signUpErrors({ ...filled, rePassword: "x" }, { proved: false, locale: "id-ID" })).toEqual({
    rePassword: "Kata sandi yang Anda masukkan tidak sama",
  });
});

test("a server error is shown at its field", () => {
  expect(["EMAIL_TAKEN", "OTP_INVALID", "PASSWORD_COMMON", "CONSENT_REQUIRED", "BUSY", null].map(fieldOf)).toEqual([
    "email",
    "verificationCode",
    "password",
    "consent",
    null,
    null,
  ]);
});
