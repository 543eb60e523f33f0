import * as v from "valibot";
import { asEmailAddress, type EmailRule } from "#kit/core/email-address.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { unknownZip } from "#kit/core/zip-code.ts";
import { addressTexts as texts } from "./address-texts.ts";
import {
  addressTypes,
  corporateType,
  homeCountry,
  maxAddressLineLength,
  maxCompanyNameLength,
  maxNameLength,
  personalType,
} from "./constants.ts";

type MessageTexts = (typeof texts)[keyof typeof texts];

/** One line without control characters, which could break labels and mail headers. */
const singleLine = (typed: string): string =>
  typed
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const lineOf = (missing: MessageTexts, longest: number, tooLong: MessageTexts) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    v.transform(singleLine),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(longest, localizedMessage(tooLong)),
  );

const regionCode = (missing: MessageTexts) =>
  v.pipe(v.string(localizedMessage(missing)), v.regex(/^\d{2}(?:\.\d{2}){0,2}$/, localizedMessage(missing)));

/** The digits of a tax number, without the dots and dashes it is printed with. */
const digitsOf = (typed: string): string => typed.replace(/[\s.-]/g, "");

/** A checkbox of a form ("on"), or a boolean of the operation. */
const checkbox = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal("on")]), false),
  v.transform((value) => value !== false),
);

const entries = {
  type: v.nullish(v.picklist(addressTypes), personalType),
  companyName: v.pipe(
    v.nullish(v.string(), ""),
    v.transform(singleLine),
    v.maxLength(maxCompanyNameLength, localizedMessage(texts.nameTooLong)),
  ),
  taxId: v.pipe(v.nullish(v.string(), ""), v.transform(digitsOf)),
  recipientFirstName: lineOf(texts.firstName, maxNameLength, texts.nameTooLong),
  recipientLastName: lineOf(texts.lastName, maxNameLength, texts.nameTooLong),
  recipientMobile: v.pipe(
    v.string(localizedMessage(texts.mobile)),
    v.check((typed) => normaliseMobile(typed) !== null, localizedMessage(texts.mobile)),
    v.transform((typed) => normaliseMobile(typed) ?? ""),
  ),
  address1: lineOf(texts.line, maxAddressLineLength, texts.lineTooLong),
  country: v.nullish(v.literal(homeCountry, localizedMessage(texts.country)), homeCountry),
  state: regionCode(texts.province),
  city: regionCode(texts.city),
  district: regionCode(texts.district),
  zipCode: v.pipe(
    v.nullish(v.string(), ""),
    v.transform((typed) => typed.trim() || unknownZip),
    v.regex(/^\d{5}$/, localizedMessage(texts.zip)),
  ),
};

type Company = { readonly type: string; readonly companyName: string; readonly taxId: string };

const hasCompany = ({ type, companyName }: Pick<Company, "type" | "companyName">): boolean =>
  type !== corporateType || companyName !== "";
const hasTaxId = ({ type, taxId }: Pick<Company, "type" | "taxId">): boolean =>
  type !== corporateType || /^\d{15,16}$/.test(taxId);

/** A member's address, validated by form and server (CK-14 to CK-17, VA-30 to VA-33). */
export const addressSchema = v.pipe(
  v.object({ ...entries, isDefault: checkbox }),
  v.forward(v.partialCheck([["type"], ["companyName"]], hasCompany, localizedMessage(texts.company)), ["companyName"]),
  v.forward(v.partialCheck([["type"], ["taxId"]], hasTaxId, localizedMessage(texts.taxId)), ["taxId"]),
  v.transform(withoutCompany),
);

/** The same for a guest, with an e-mail address (VA-34). The form accepts a plus in it; the server's setting decides. */
export const guestAddressSchema = (rule: EmailRule = { plus: true }) =>
  v.pipe(
    v.object({
      ...entries,
      recipientEmail: v.pipe(
        v.string(localizedMessage(texts.emailMissing)),
        v.check((typed) => typed.trim() !== "", localizedMessage(texts.emailMissing)),
        v.check((typed) => asEmailAddress(typed, rule) !== null, localizedMessage(texts.email)),
        v.transform((typed) => typed.trim().toLowerCase()),
      ),
    }),
    v.forward(v.partialCheck([["type"], ["companyName"]], hasCompany, localizedMessage(texts.company)), [
      "companyName",
    ]),
    v.forward(v.partialCheck([["type"], ["taxId"]], hasTaxId, localizedMessage(texts.taxId)), ["taxId"]),
    v.transform(withoutCompany),
  );

/** Removes the company from a personal address: the form may have been switched after typing it. */
function withoutCompany<Given extends Company>(given: Given): Given {
  return given.type === corporateType ? given : { ...given, companyName: "", taxId: "" };
}

export type AddressInput = v.InferOutput<typeof addressSchema>;

export type GuestAddressInput = v.InferOutput<ReturnType<typeof guestAddressSchema>>;
