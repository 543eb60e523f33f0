import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { accountFields, bankAccountSchema } from "#modules/payment/contract/bank-account.ts";
import { longestRemark, longestVideoUrl, mostPhotos } from "./constants.ts";
import { formTexts as texts } from "./form-texts.ts";
import { needsPhotos, needsUnopened, type ReturnReason, returnReasonCodes } from "./return-reasons.ts";

type MessageTexts = (typeof texts)[keyof typeof texts];

/** One line without control characters. */
const tidy = (typed: string): string =>
  typed
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const lineOf = (missing: MessageTexts, longest: number) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    v.transform(tidy),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(longest, localizedMessage(missing)),
  );

/** A ticked box of a form, or a word of the wire. */
const ticked = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal("on")]), false),
  v.transform((value) => value !== false),
);

const isSafeLink = (typed: string): boolean => {
  if (typed === "") return true;
  try {
    return new URL(typed).protocol === "https:";
  } catch {
    return false;
  }
};

const details = {
  // Nothing chosen means that the field is not there at all.
  reasonCode: v.pipe(v.nullish(v.string(), ""), v.picklist(returnReasonCodes, localizedMessage(texts.reason))),
  unopened: ticked,
  remark: v.pipe(
    v.nullish(v.string(), ""),
    v.transform((typed) => typed.replace(/[\p{Cc}--[\n]]+/gv, " ").trim()),
    v.maxLength(longestRemark, localizedMessage(texts.remarkTooLong)),
  ),
  videoUrl: v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.maxLength(longestVideoUrl, localizedMessage(texts.videoUrl)),
    v.check(isSafeLink, localizedMessage(texts.videoUrl)),
  ),
};

const photoIds = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.maxLength(mostPhotos, localizedMessage(texts.tooManyPhotos)),
);

const units = v.object({
  orderItemCode: v.pipe(v.string(), v.maxLength(60)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
});
const items = v.pipe(v.array(units), v.minLength(1, localizedMessage(texts.items)), v.maxLength(200));

type Details = { readonly reasonCode: ReturnReason; readonly unopened: boolean; readonly photoIds: readonly string[] };

const isUnopened = ({ reasonCode, unopened }: Pick<Details, "reasonCode" | "unopened">): boolean =>
  !needsUnopened(reasonCode) || unopened;
const isShown = ({ reasonCode, photoIds: ids }: Pick<Details, "reasonCode" | "photoIds">): boolean =>
  !needsPhotos(reasonCode) || ids.length > 0;
const isExplained = ({ reasonCode, remark }: { readonly reasonCode: ReturnReason; readonly remark: string }): boolean =>
  reasonCode !== "OTHER" || remark !== "";

const whole = { ...details, items, photoIds: v.nullish(photoIds, []) };

/** The input of a return request; form and server share this rule (D-56). */
export const returnRequestSchema = v.pipe(
  v.object({ ...whole, bankAccount: v.nullish(bankAccountSchema, null) }),
  v.forward(v.partialCheck([["reasonCode"], ["unopened"]], isUnopened, localizedMessage(texts.unopened)), ["unopened"]),
  v.forward(v.partialCheck([["reasonCode"], ["remark"]], isExplained, localizedMessage(texts.remark)), ["remark"]),
  v.forward(v.partialCheck([["reasonCode"], ["photoIds"]], isShown, localizedMessage(texts.photos)), ["photoIds"]),
);
export type ReturnRequest = v.InferOutput<typeof returnRequestSchema>;

/** Lists travel through a form's hidden fields as JSON, written by the page itself. */
const listed = v.pipe(
  v.string(),
  v.transform((text): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return [];
    }
  }),
);

/** A field that is not there, or does not matter. */
const unasked = v.nullish(v.string(), "");

/** The same as a form holds it; the account is required only where no other refund is possible. */
export const returnFormSchema = (asksForAccount: boolean) =>
  v.pipe(
    v.object({
      ...details,
      items: v.pipe(listed, items),
      photoIds: v.pipe(listed, photoIds),
      bankName: asksForAccount ? accountFields.bankName : unasked,
      accountNumber: asksForAccount ? accountFields.accountNumber : unasked,
      accountHolder: asksForAccount ? accountFields.accountHolder : unasked,
    }),
    v.forward(v.partialCheck([["reasonCode"], ["unopened"]], isUnopened, localizedMessage(texts.unopened)), [
      "unopened",
    ]),
    v.forward(v.partialCheck([["reasonCode"], ["remark"]], isExplained, localizedMessage(texts.remark)), ["remark"]),
    v.forward(v.partialCheck([["reasonCode"], ["photoIds"]], isShown, localizedMessage(texts.photos)), ["photoIds"]),
  );

/** With whom a parcel travels back, and under which number. */
export const logisticsSchema = v.object({
  companyName: lineOf(texts.company, 60),
  expressCode: v.pipe(
    v.string(localizedMessage(texts.expressCode)),
    v.transform((typed) => typed.replace(/\s+/g, "").toUpperCase()),
    v.regex(/^[A-Z0-9-]{5,40}$/, localizedMessage(texts.expressCode)),
  ),
});
