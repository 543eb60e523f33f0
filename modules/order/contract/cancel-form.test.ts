import * as v from "valibot";
import { expect, test } from "vitest";
import { cancelAccountSchema } from "./cancel-form.ts";

const whole = { bankName: " BCA ", accountNumber: "1234-567 890", accountHolder: "Sari  Lestari" };
const read = (typed: object) => v.safeParse(cancelAccountSchema, typed, { lang: "en-US" });

test("1A-05 the account of a cancellation is all there, or left for later", () => {
  expect(read(whole).output).toEqual({
    bankAccount: { bankName: "BCA", accountNumber: "1234567890", accountHolder: "Sari Lestari" },
  });
  for (const nothing of [{}, { bankName: "", accountNumber: " ", accountHolder: "" }]) {
    expect(read(nothing).output).toEqual({ bankAccount: null });
  }
});

test("1A-05 half an account is refused at the field that is missing", () => {
  for (const missing of ["bankName", "accountNumber", "accountHolder"] as const) {
    const { success, issues } = read({ ...whole, [missing]: "" });
    expect(success).toBe(false);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([missing]);
  }
});
