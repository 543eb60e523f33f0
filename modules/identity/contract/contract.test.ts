import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { emailSchema, emailTexts, maskedEmail } from "./email.ts";
import { maskedMobile, mobileSchema, mobileTexts, normaliseMobile, shownMobile, signUpMobileSchema } from "./mobile.ts";
import { mayBeOldPassword, passwordSchema, passwordTexts, rePasswordSchema, samePassword } from "./password.ts";
import {
  asBirthDay,
  birthDateSchema,
  firstNameSchema,
  genderSchema,
  lastNameSchema,
  personTexts,
  sentDay,
  shownDay,
} from "./person.ts";

type Schema = v.GenericSchema<unknown, unknown>;

/** The first error of a value, or its parsed result. */
function read(schema: Schema, value: unknown, lang = "en-US") {
  const { success, output, issues } = v.safeParse(schema, value, { lang, abortPipeEarly: true });
  return success ? { is: output } : issues[0].message;
}

describe("mobile number", () => {
  test.each([
    "81234567890",
    "081234567890",
    "6281234567890",
    "+6281234567890",
    "+62 812-3456-7890",
    " 0812 3456 7890 ",
    "+62 0812 34567890",
  ])("D-08 %s is normalized to +6281234567890", (typed) => {
    expect(normaliseMobile(typed)).toBe("+6281234567890");
    expect(read(mobileSchema(), typed)).toEqual({ is: "+6281234567890" });
  });

  test("D-08 BC-03 normalization is the same for every notation, and idempotent", () => {
    const national = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 12 })
      .map((digits) => `8${digits.join("")}`);
    const prefix = fc.constantFrom("", "0", "62", "+62", "+620", "62 0", "+62-");
    fc.assert(
      fc.property(national, prefix, fc.nat(12), (digits, before, at) => {
        const typed = `${before}${digits.slice(0, at)} ${digits.slice(at)}`;
        expect(normaliseMobile(typed)).toBe(`+62${digits}`);
        expect(normaliseMobile(`+62${digits}`)).toBe(`+62${digits}`);
      }),
    );
  });

  test("VA-01 an empty number is refused as missing", () => {
    for (const nothing of ["", "  ", undefined, null]) {
      expect(read(mobileSchema(), nothing)).toBe("Please enter your mobile phone");
    }
  });

  test("VA-02 BC-07 a number without 8 to 13 digits is refused", () => {
    for (const wrong of ["8123456", "81234567890123", "8123456x", "8+1234567", "08123456 7890 ext 1"]) {
      expect(read(mobileSchema(), wrong)).toBe("Please input mobile number with 8 to 13 digits");
    }
    for (const right of ["81234567", "8123456789012"])
      expect(read(mobileSchema(), right)).toEqual({ is: `+62${right}` });
  });

  test("VA-03 a number that does not start with 8 is invalid", () => {
    expect(read(mobileSchema(), "2112345678")).toBe("Invalid phone number");
  });

  test("VA-04 the sign-up form accepts an empty number and has messages of its own", () => {
    expect(read(signUpMobileSchema(), "")).toEqual({ is: null });
    for (const wrong of ["8123", "812345678901234", "81234567x"]) {
      expect(read(signUpMobileSchema(), wrong)).toBe("Please input the correct phone number");
    }
    expect(read(signUpMobileSchema(), "+62 812 3456 7890")).toEqual({ is: "+6281234567890" });
  });

  test("VA-05 the bounds are configurable", () => {
    expect(normaliseMobile("8123456", { least: 7, most: 7 })).toBe("+628123456");
    expect(read(mobileSchema({ least: 7, most: 7 }), "81234567")).toBe(mobileTexts.digits["en-US"]);
  });

  test("a displayed number is grouped and can be parsed again", () => {
    expect(shownMobile("+6281234567890")).toBe("+62 812-3456-7890");
    expect(shownMobile("+6281234567")).toBe("+62 812-3456-7");
    expect(normaliseMobile(shownMobile("+628123456789012"))).toBe("+628123456789012");
  });

  test("a masked number shows its ends only", () => {
    expect(maskedMobile("+6281234567890")).toBe("+62 812•••••890");
  });
});

describe("e-mail address", () => {
  test("VA-10 VA-11 is required and must be valid", () => {
    expect(read(emailSchema(), " ")).toBe("Please enter your email");
    for (const wrong of ["sari", "sari@", "sari@example", "sari@example.c", "sa ri@example.com", "sari@exa_mple.com"]) {
      expect(read(emailSchema(), wrong)).toBe("Invalid email address");
    }
    expect(read(emailSchema(), " Sari.Dewi-1_a@Mail.Example.com ")).toEqual({ is: "sari.dewi-1_a@mail.example.com" });
  });

  test("D-24 the rule decides whether a plus is accepted", () => {
    expect(read(emailSchema({ plus: false }), "a+b@example.com")).toBe("Invalid email address");
    expect(read(emailSchema({ plus: true }), "a+b@example.com")).toEqual({ is: "a+b@example.com" });
  });

  test("a masked address shows its first letter and its host", () => {
    expect(maskedEmail("sari@example.com")).toBe("s•••@example.com");
  });
});

describe("password", () => {
  test("VA-14 VA-15 BC-09 is required, with at least six characters, a letter, a digit and a special character", () => {
    const weak = "The value must contain alphanumeric special characters And at least six";
    expect(read(passwordSchema, "")).toBe("Please enter your password");
    for (const wrong of ["a1!bc", "abcdef", "abc123", "abc!!!", "123!!!", "abcdefghijk1"]) {
      expect(read(passwordSchema, wrong)).toBe(weak);
    }
    for (const right of ["abc12!", " abc12", "пароль1!", "a1 bcd"])
      expect(read(passwordSchema, right)).toEqual({ is: right });
  });

  test("D-05 may have up to 64 characters and is not truncated", () => {
    const whole = `a1!${"x".repeat(61)}`;
    expect(read(passwordSchema, whole)).toEqual({ is: whole });
    expect(read(passwordSchema, `${whole}x`)).toBe("Please use at most 64 characters");
  });

  test("VA-17 BC-09 the looser pattern accepts what may be an old password", () => {
    expect(["abcde1", "abcdefghijklmno1"].map(mayBeOldPassword)).toEqual([true, true]);
    expect(["abcd1", "abcdefghijklmnop1", "ABCDE1", "abcdef"].map(mayBeOldPassword)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(read(passwordSchema, "abcde1")).toBe(passwordTexts.weak["en-US"]);
  });

  test("VA-18 must be entered twice with the same value", () => {
    const form = v.pipe(v.object({ password: passwordSchema, rePassword: rePasswordSchema }), samePassword());
    expect(read(form, { password: "abc12!", rePassword: "" })).toBe("Please enter the password once more");
    const { issues } = v.safeParse(form, { password: "abc12!", rePassword: "abc12?" }, { lang: "en-US" });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ["rePassword", "The password you entered are not the same"],
    ]);
    const withMobile = v.pipe(v.object({ mobile: mobileSchema(), ...form.entries }), samePassword());
    const both = v.safeParse(withMobile, { mobile: "", password: "abc12!", rePassword: "x" }, { lang: "en-US" });
    expect(both.issues?.map((issue) => v.getDotPath(issue))).toContain("rePassword");
    expect(read(form, { password: "abc12!", rePassword: "abc12!" })).toEqual({
      is: { password: "abc12!", rePassword: "abc12!" },
    });
  });
});

describe("person", () => {
  // In Jakarta it is the 16th already.
  const birth = birthDateSchema(() => new Date("2026-11-15T18:00:00Z"));

  test("VA-19 needs two names and a gender", () => {
    expect(read(firstNameSchema, " ")).toBe("Please enter your first name");
    expect(read(lastNameSchema, "\n\t")).toBe("Please enter your last name");
    expect(read(firstNameSchema, "  Sari\n Dewi ")).toEqual({ is: "Sari Dewi" });
    expect(read(firstNameSchema, "x".repeat(101))).toBe("Please use at most 100 characters");
    expect(read(genderSchema, "")).toBe("Please select your gender");
    expect(read(genderSchema, "FEMALE")).toEqual({ is: "FEMALE" });
  });

  test("VA-19 VA-20 D-23 BC-08 needs a birth date and is at least 18 by the date in Jakarta", () => {
    expect(read(birth, "")).toBe("Please enter your date of birth");
    expect(read(birth, "16/11/2008")).toEqual({ is: "2008-11-16" });
    expect(read(birth, "17/11/2008")).toBe("Minimum 18 years old");
    expect(read(birth, "20081116")).toEqual({ is: "2008-11-16" });
    for (const wrong of ["31/02/2000", "17/11/2026", "15/11/1905", "2000", "yesterday", "29/02/2001"]) {
      expect(read(birth, wrong)).toBe("Date of birth is invalid");
    }
  });

  test("SU-23 BC-33 a day is displayed as dd/MM/yyyy and sent as yyyyMMdd, without loss", () => {
    expect(asBirthDay("5/1/1999")).toBe("1999-01-05");
    expect(shownDay("19990105")).toBe("05/01/1999");
    expect(shownDay("nonsense")).toBe("");
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2026-01-01"), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(asBirthDay(shownDay(day))).toBe(day);
          expect(asBirthDay(sentDay(day))).toBe(day);
          expect(sentDay(day)).toMatch(/^\d{8}$/);
        },
      ),
    );
  });
});

test("every rule has a message of its own in each of the four languages", () => {
  for (const texts of [mobileTexts, emailTexts, passwordTexts, personTexts].flatMap((group) => Object.values(group))) {
    expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
  }
  expect(read(mobileSchema(), "", "id-ID")).toBe("Silakan masukkan nomor ponsel Anda");
  expect(read(mobileSchema(), "", "xx")).toBe("Please enter your mobile phone");
});
