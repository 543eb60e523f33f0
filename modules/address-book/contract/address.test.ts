import fc from "fast-check";
import { getDotPath, safeParse } from "valibot";
import { expect, test } from "vitest";
import { type Locale, locales } from "#kit/core/locale.ts";
import { withZipCode } from "#kit/core/zip-code.ts";
import { addressSchema, guestAddressSchema } from "./address.ts";
import { areaLine } from "./area.ts";

const good = {
  recipientFirstName: "Sari",
  recipientLastName: "Lestari",
  recipientMobile: "0812-3456-7890",
  address1: "Jl. Kemang Timur No. 18",
  state: "31",
  city: "31.74",
  district: "31.74.03",
};

function problems(
  changes: object,
  schema: typeof addressSchema | ReturnType<typeof guestAddressSchema> = addressSchema,
  lang: Locale = "en-US",
) {
  const { issues } = safeParse(schema, { ...good, ...changes }, { lang });
  return Object.fromEntries((issues ?? []).map((issue) => [getDotPath(issue) ?? "", issue.message]).reverse());
}

test("CK-14 CK-15 CK-17 a person's address is complete without zip code, country and company", () => {
  expect(safeParse(addressSchema, good).output).toEqual({
    ...good,
    type: "2",
    companyName: "",
    taxId: "",
    recipientMobile: "+6281234567890",
    country: "ID",
    zipCode: "00000",
    isDefault: false,
  });
});

test("VA-30 VA-31 BC-13 names and street are not blank, and the street has at most 100 characters", () => {
  expect(problems({ recipientFirstName: "  ", recipientLastName: "\t", address1: " " })).toEqual({
    recipientFirstName: "Please enter the recipient's first name",
    recipientLastName: "Please enter the recipient's last name",
    address1: "Please enter street, house number and building",
  });
  expect(problems({ address1: "x".repeat(101) })).toEqual({ address1: "The address has at most 100 characters" });
  expect(problems({ address1: "x".repeat(100) })).toEqual({});
});

test("VA-06 the recipient's number follows the rule of every number, with its own message", () => {
  for (const recipientMobile of ["", "123", "7123456789", "81234567890123456"]) {
    expect(problems({ recipientMobile })).toEqual({ recipientMobile: "Please input the correct phone number" });
  }
});

test("VA-32 country, province, city and district are required", () => {
  expect(problems({ country: "SG", state: "", city: "", district: "" })).toEqual({
    country: "Please select a country",
    state: "Please select a province",
    city: "Please select a city",
    district: "Please select a district",
  });
});

test("VA-33 BC-12 a zip code has exactly five digits", () => {
  for (const zipCode of ["1234", "123456", "1234a", "١٢٣٤٥"]) {
    expect(problems({ zipCode })).toEqual({ zipCode: "A zip code has exactly 5 digits" });
  }
  expect(problems({ zipCode: "12730" })).toEqual({});
});

test("CK-14 D-45 a company needs a name and a tax number of 15 or 16 digits; a personal address has neither", () => {
  expect(problems({ type: "1" })).toEqual({
    companyName: "Please enter the company's name",
    taxId: "A tax number (NPWP) has 15 or 16 digits",
  });
  expect(problems({ type: "1", companyName: "PT Bola", taxId: "01.234.567.8-901" }).taxId).toBeDefined();
  const company = { ...good, type: "1", companyName: "PT Bola", taxId: "01.234.567.8-901.234" };
  expect(safeParse(addressSchema, company).output).toMatchObject({ companyName: "PT Bola", taxId: "012345678901234" });
  expect(safeParse(addressSchema, { ...company, type: "2" }).output).toMatchObject({ companyName: "", taxId: "" });
  expect(problems({ type: "3" }).type).toBeDefined();
});

test("VA-34 a guest needs an e-mail address", () => {
  const nothing = { recipientEmail: "" };
  expect(problems(nothing, guestAddressSchema())).toEqual({ recipientEmail: "Please enter your email" });
  expect(problems({ recipientEmail: "sari@" }, guestAddressSchema())).toEqual({
    recipientEmail: "Invalid email address",
  });
  expect(problems({ recipientEmail: " Sari@Mail.example " }, guestAddressSchema())).toEqual({});
});

test("every message is translated", () => {
  const wrong = {
    recipientFirstName: "",
    recipientMobile: "",
    address1: "",
    state: "",
    city: "",
    district: "",
    zipCode: "1",
    type: "1",
  };
  const all = locales.map((locale) => Object.values(problems(wrong, addressSchema, locale)));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

const characters = fc.constantFrom("a", "Z", "7", " ", "\n", "\t", "\u0000", "\u001b", "\u007f", "\u0085", "é", "🏠");

test("no control character is accepted", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: characters }), (typed) => {
      const { output, success } = safeParse(addressSchema, { ...good, address1: typed });
      if (success) expect((output as { address1: string }).address1).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test("CK-18 an address ends with district, city, state and zip code", () => {
  const names = { districtName: "Mampang Prapatan", cityName: "Kota Jakarta Selatan", stateName: "DKI Jakarta" };
  expect(areaLine({ ...names, zipCode: "12730" })).toBe("Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta 12730");
});

test("1A-11 the placeholder of an unknown zip code is never shown", () => {
  expect(withZipCode("Kebayoran Baru, Jakarta", "12110")).toBe("Kebayoran Baru, Jakarta 12110");
  for (const unknown of ["00000", "", null]) expect(withZipCode("Kebayoran Baru", unknown)).toBe("Kebayoran Baru");
});
