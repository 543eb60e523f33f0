import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { type StaffMember, staffQuery } from "#modules/staff/server/index.ts";
import { mostTypedCharacters } from "../../contract/why/typed-lines.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";
import { whyChargedPrice } from "../why-price/why-charged-price.ts";
import {
  besideOrder,
  mostNamedLines,
  typedPurchase,
  unknownSku,
  type WhyPriceFields,
  type WhyPriceProblem,
} from "../why-price/why-price-input.ts";
import { whyPriceProblemText } from "../why-price/why-price-problem-texts.ts";
import { whyTypedPrice } from "../why-price/why-typed-price.ts";
import { whyPriceOnWire } from "../wire/why-price-wire.ts";

const text = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)), "");

const input = v.object({
  input: v.object({
    order: v.nullish(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(60)), ""),
    lines: v.nullish(v.pipe(v.string(), v.maxLength(mostTypedCharacters)), ""),
    customer: text(60),
    coupon: text(60),
    isMember: v.nullish(v.boolean(), false),
    at: text(40),
  }),
});

type Reply = {
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly price: object | null;
};

/** What an order or typed lines cost at a moment, and what became of each promotion. Nothing is written. */
export const adminWhyPrice = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    run: ({ locale }, staff, { input: fields }): Promise<Reply> =>
      fields.order === "" ? ofLines(deps, fields, locale) : ofOrder(deps, staff, fields, locale),
  });

async function ofOrder(
  deps: PromotionAdminDeps,
  staff: StaffMember,
  fields: WhyPriceFields,
  locale: Locale,
): Promise<Reply> {
  const beside = besideOrder(fields);
  if (beside.length > 0) return refused(beside, locale);
  const purchase = await deps.findPurchase(fields.order);
  if (purchase === null || !isWithinReach(staff, purchase))
    return refused([{ path: "order", problem: "UNKNOWN_ORDER" }], locale);
  const db = deps.database.kysely;
  const why = await whyChargedPrice({ db, products: deps.products, rules: deps.limits.promotionRules }, purchase);
  return {
    problems: [],
    price: {
      ...(await whyPriceOnWire(db, why, locale)),
      isOtherMoment: false,
      order: {
        codes: purchase.orders.map(({ code }) => code),
        outcome: why.outcome,
        charged: purchase.orders.reduce((sum, { payAmount }) => sum + payAmount, 0),
        rebuilt: why.rebuilt,
      },
    },
  };
}

async function ofLines(deps: PromotionAdminDeps, fields: WhyPriceFields, locale: Locale): Promise<Reply> {
  const db = deps.database.kysely;
  const typed = await typedPurchase({ db, isClubMember: deps.isClubMember }, fields, deps.clock.now());
  if (!typed.ok) return refused(typed.error.problems, locale);
  const why = await whyTypedPrice(
    { db, products: deps.products, rules: deps.limits.promotionRules, isInSegment: deps.isInSegment },
    typed.value,
    locale,
  );
  if (!why.ok) return refused(why.error.lines.slice(0, mostNamedLines).map(unknownSku), locale);
  return {
    problems: [],
    price: { ...(await whyPriceOnWire(db, why.value, locale)), isOtherMoment: fields.at !== "", order: null },
  };
}

/** Staff of one store see what is picked up there. */
const isWithinReach = ({ storeCode }: StaffMember, { orders }: ChargedPurchase): boolean =>
  storeCode === null || orders.every(({ sentHome, sourceCode }) => !sentHome && sourceCode === storeCode);

const refused = (problems: readonly WhyPriceProblem[], locale: Locale) => ({
  problems: problems.map((problem) => ({ path: problem.path, message: whyPriceProblemText(problem, locale) })),
  price: null,
});
