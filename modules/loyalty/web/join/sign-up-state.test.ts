import fc from "fast-check";
import { expect, test } from "vitest";
import type { SignUpDraft } from "#modules/identity/web/sign-up/sign-up-errors.ts";
import { signUpState } from "./sign-up-state.ts";

const filled: SignUpDraft = {
  email: "sari@example.com",
  verificationCode: "",
  password: "kuda-lari9",
  rePassword: "kuda-lari9",
  firstName: "Sari",
  lastName: "Dewi",
  birthDate: "05/01/1999",
  gender: "FEMALE",
  consent: "club1",
};

test("SU-11 SU-16 the form may be sent when it is valid, the mailbox is proved and the club's terms are agreed to", () => {
  expect(signUpState(filled, true, "en-US")).toEqual({ errors: {}, missing: [] });
  expect(signUpState(filled, false, "en-US").missing).toEqual(["email"]);
  expect(signUpState({ ...filled, consent: "" }, true, "en-US").missing).toEqual(["consent"]);
  expect(signUpState({ ...filled, password: "abc" }, true, "en-US")).toMatchObject({ missing: ["fields"] });
  expect(signUpState({ ...filled, firstName: "", consent: "" }, false, "id-ID").missing).toEqual([
    "email",
    "fields",
    "consent",
  ]);
});

test("SU-16 a missing part disables the button, and only that part is named", () => {
  const wrong = { password: "x", firstName: " ", birthDate: "31/02/2000", gender: "" } as const;
  const fields = fc.subarray(Object.keys(wrong) as (keyof typeof wrong)[]);
  fc.assert(
    fc.property(fields, fc.boolean(), fc.boolean(), (spoilt, proved, agreed) => {
      const changes = Object.fromEntries(spoilt.map((field) => [field, wrong[field]]));
      const draft = { ...filled, ...changes, consent: agreed ? "club1" : "" };
      const { missing } = signUpState(draft, proved, "en-US");
      expect(missing).toEqual([
        ...(proved ? [] : ["email"]),
        ...(spoilt.length > 0 ? ["fields"] : []),
        ...(agreed ? [] : ["consent"]),
      ]);
    }),
  );
});
