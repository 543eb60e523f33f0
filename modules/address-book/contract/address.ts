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
  longestAddressLine,
  longestCompanyName,
  longestName,
  personalType,
} from "./constants.ts";

type MessageTexts = (typeof texts)[keyof typeof texts];

/** One line without control characters, which would have an effect on a label or in the head of a letter. */
const tidy = (typed: string): string =>
  typed
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const lineOf = (missing: MessageTexts, longest: number, tooLong: MessageTexts) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    v.transform(tidy),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(longest, localizedMessage(tooLong)),
  );

const regionCode = (missing: MessageTexts) =>
  v.pipe(v.string(localizedMessage(missing)), v.regex(/^\d{2}(?:\.\d{2}){0,2}$/, localizedMessage(missing)));

/** The digits of a company's tax number, without the dots and dashes it is printed with. */
const digitsOf = (typed: string): string => typed.replace(/[\s.-]/g, "");

/** A ticked box of a form, or a word of the wire. */
const ticked = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal("on")]), false),
  v.transform((value) => value !== false),
);

const entries = {
  type: v.nullish(v.picklist(addressTypes), personalType),
  companyName: v.pipe(
    v.nullish(v.string(), ""),
    v.transform(tidy),
    v.maxLength(longestCompanyName, localizedMessage(texts.nameTooLong)),
  ),
  taxId: v.pipe(v.nullish(v.string(), ""), v.transform(digitsOf)),
  recipientFirstName: lineOf(texts.firstName, longestName, texts.nameTooLong),
  recipientLastName: lineOf(texts.lastName, longestName, texts.nameTooLong),
  recipientMobile: v.pipe(
    v.string(localizedMessage(texts.mobile)),
    v.check((typed) => normaliseMobile(typed) !== null, localizedMessage(texts.mobile)),
    v.transform((typed) => normaliseMobile(typed) ?? ""),
  ),
  address1: lineOf(texts.line, longestAddressLine, texts.lineTooLong),
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

/** Where a member's parcels go: the one rule of form and server (CK-14 to CK-17, VA-30 to VA-33). */
export const addressSchema = v.pipe(
  v.object({ ...entries, isDefault: ticked }),
  v.forward(v.partialCheck([["type"], ["companyName"]], hasCompany, localizedMessage(texts.company)), ["companyName"]),
  v.forward(v.partialCheck([["type"], ["taxId"]], hasTaxId, localizedMessage(texts.taxId)), ["taxId"]),
  v.transform(withoutCompany),
);

/** The same for a guest, who also says where to write to (VA-34). Browsers allow the plus: whether it is taken is the server's setting. */
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

/** A person's address keeps no company somebody typed before changing their mind. */
function withoutCompany<Given extends Company>(given: Given): Given {
  return given.type === corporateType ? given : { ...given, companyName: "", taxId: "" };
}

/** An address that passed the rules of a member's form. */
export type AddressInput = v.InferOutput<typeof addressSchema>;

/** An address that passed the rules of a guest's form. */
export type GuestAddressInput = v.InferOutput<ReturnType<typeof guestAddressSchema>>;
