import type { Kysely } from "kysely";
import { momentOfInput } from "#kit/core/jakarta-input.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { knownMembers } from "#modules/identity/server/index.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";
import { mostTypedLines, readTypedLines, type TypedLine, type UnreadableLine } from "../../contract/why/typed-lines.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import type { TypedPurchase } from "./why-typed-price.ts";

/** The fields of the form, trimmed. */
export type WhyPriceFields = {
  readonly order: string;
  readonly lines: string;
  readonly customer: string;
  readonly coupon: string;
  readonly isMember: boolean;
  readonly at: string;
};

/** Why a field is refused; `line` and `text` are of the typed line. */
export type WhyPriceProblem = {
  readonly path: Exclude<keyof WhyPriceFields, "isMember">;
  readonly problem:
    | "NOTHING"
    | "NOT_WITH_ORDER"
    | "UNKNOWN_ORDER"
    | "UNKNOWN_SKU"
    | "UNKNOWN_CUSTOMER"
    | "MOMENT"
    | "TOO_MANY"
    | `LINE_${UnreadableLine["problem"]}`;
  readonly line?: number;
  readonly text?: string;
};

export const unknownSku = ({ number, skuCode }: TypedLine): WhyPriceProblem => ({
  path: "lines",
  problem: "UNKNOWN_SKU",
  line: number,
  text: skuCode,
});

/** The most unreadable lines that are named: a text of another kind would name them all. */
export const mostNamedLines = 5;

/** Beside an order's code nothing else is filled in. */
export const besideOrder = (fields: WhyPriceFields): WhyPriceProblem[] =>
  (["lines", "customer", "coupon", "at"] as const)
    .filter((path) => fields[path] !== "")
    .map((path) => ({ path, problem: "NOT_WITH_ORDER" }));

/** The purchase that was typed, or every field that keeps it from having a price; two statements, for a customer alone. */
export async function typedPurchase(
  { db, isClubMember }: { readonly db: Kysely<unknown>; readonly isClubMember: PromotionAdminDeps["isClubMember"] },
  fields: WhyPriceFields,
  now: Date,
): Promise<Result<TypedPurchase, { readonly code: "PROBLEMS"; readonly problems: readonly WhyPriceProblem[] }>> {
  const { lines, unreadable } = readTypedLines(fields.lines);
  const at = fields.at === "" ? now : momentOf(fields.at);
  const isKnown = fields.customer === "" || (await knownMembers(db, [fields.customer])).has(fields.customer);
  const isInClub = isKnown && fields.customer !== "" && (await isClubMember(db, fields.customer));
  const problems: WhyPriceProblem[] = [
    ...unreadable.slice(0, mostNamedLines).map(({ number, text, problem }) => ({
      ...{ path: "lines", line: number, text: text.slice(0, 60) },
      problem: `LINE_${problem}`,
    })),
    ...(lines.length > mostTypedLines ? [{ path: "lines", problem: "TOO_MANY" }] : []),
    ...(lines.length + unreadable.length === 0 ? [{ path: "lines", problem: "NOTHING" }] : []),
    ...(isKnown ? [] : [{ path: "customer", problem: "UNKNOWN_CUSTOMER" }]),
    ...(at === null ? [{ path: "at", problem: "MOMENT" }] : []),
  ] as WhyPriceProblem[];
  if (problems.length > 0 || at === null) return fail({ code: "PROBLEMS", problems });
  return ok({
    ...{ lines, at },
    couponCode: fields.coupon,
    customer: fields.customer,
    buyer: isInClub ? "clubMember" : fields.isMember || fields.customer !== "" ? "member" : "guest",
    buyerKeys: fields.customer === "" ? [] : [memberBuyerKey(fields.customer)],
  });
}

const [first, last] = [Date.parse("2000-01-01T00:00:00Z"), Date.parse("2100-01-01T00:00:00Z")];

function momentOf(text: string): Date | null {
  const moment = Date.parse(momentOfInput(text) ?? "");
  return moment >= first && moment < last ? new Date(moment) : null;
}
