import type { Kysely } from "kysely";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { readSkuLabels } from "#modules/catalogue/server/index.ts";
import { activityState } from "../../contract/activity-state.ts";
import { pricingSteps } from "../../contract/pricing/priced-basket.ts";
import { countedFirst } from "../../contract/relation.ts";
import type { Verdict } from "../../contract/why/verdict.ts";
import type { Promotion } from "../promotion.ts";
import { findCoupons } from "../store/coupons.ts";
import { findPromotions } from "../store/promotions.ts";
import { couponsOfSingleUseCodes } from "../store/single-use-codes.ts";
import type { WhyPrice } from "../why-price/why-price.ts";

/** A price with the names of everything in it; at most four statements. No field says anything about the buyer. */
export async function whyPriceOnWire(db: Kysely<unknown>, price: WhyPrice, locale: Locale) {
  const { at, lines, parcels, total, coupon } = price;
  const skuCodes = [...new Set(lines.map(({ skuCode }) => skuCode))];
  const labels = new Map((await readSkuLabels(db, skuCodes, locale)).map((label) => [label.skuCode, label]));
  const promotions = await promotionsOf(db, price);
  const textOf = (names: Texts) => names[locale] || names[fallbackLocale];
  const couponName = coupon === null ? "" : await nameOfCoupon(db, coupon.code, textOf);
  const nameOf = (code: string) => {
    const promotion = promotions.get(code);
    return promotion ? textOf(promotion.names) : "";
  };
  const recordOf = ({ code, step, amount }: WhyPrice["lines"][number]["records"][number]) => ({
    ...{ code, step, amount },
    name: step === pricingSteps.coupon ? couponName : nameOf(code ?? ""),
  });
  const verdictOf = (verdict: Verdict) => {
    const promotion = promotions.get(verdict.code);
    return {
      ...verdict,
      kind: promotion?.kind ?? "item",
      name: nameOf(verdict.code),
      byPieces: promotion?.amountByQty ?? false,
      beginsAt: promotion?.beginsAt.toISOString() ?? null,
      endsAt: promotion?.endsAt.toISOString() ?? null,
      others: verdict.others.map((code) => ({ code, name: nameOf(code) })),
    };
  };
  const couponOf = (verdict: Verdict) => ({
    ...verdictOf(verdict),
    ...{ kind: "coupon", name: couponName, byPieces: false, beginsAt: null, endsAt: null },
  });
  return {
    at: at.toISOString(),
    total,
    lines: lines.map(({ records, ...line }) => ({
      ...line,
      name: labels.get(line.skuCode)?.name ?? "",
      options: labels.get(line.skuCode)?.options ?? "",
      productCode: labels.get(line.skuCode)?.productCode ?? null,
      records: records.map(recordOf),
    })),
    parcels: parcels.map((parcel) => ({ ...parcel, records: parcel.records.map(recordOf) })),
    verdicts: inVerdictOrder(price, promotions).map((one) => (one === coupon ? couponOf(one) : verdictOf(one))),
  };
}

/** Those around the moment, and those that only the stored records of an order name. */
async function promotionsOf(db: Kysely<unknown>, price: WhyPrice): Promise<ReadonlyMap<string, Promotion>> {
  const known = new Map(price.promotions.map((promotion) => [promotion.code, promotion]));
  const missing = price.verdicts.map(({ code }) => code).filter((code) => !known.has(code));
  for (const promotion of await findPromotions(db, missing)) known.set(promotion.code, promotion);
  return known;
}

async function nameOfCoupon(db: Kysely<unknown>, typed: string, textOf: (names: Texts) => string): Promise<string> {
  const single = (await couponsOfSingleUseCodes(db, [typed])).get(typed);
  const [found] = await findCoupons(db, [single ?? typed]);
  return found && found.coupon.status !== "draft" ? textOf(found.coupon.names) : "";
}

/** What applied, then what ran, then the rest; each in the engine's order. The coupon stands before what did not run. */
function inVerdictOrder({ verdicts, coupon, at }: WhyPrice, promotions: ReadonlyMap<string, Promotion>): Verdict[] {
  const rankOf = (verdict: Verdict) => {
    if (verdict.reason === null) return 0;
    const promotion = promotions.get(verdict.code);
    const isInQuestion = verdict === coupon || (promotion && activityState(promotion, at) === "RUNNING");
    return isInQuestion ? 1 : 2;
  };
  const engineOrder = (one: Verdict, other: Verdict) => {
    if (one === coupon || other === coupon) return one === coupon ? 1 : -1;
    const [first, second] = [promotions.get(one.code), promotions.get(other.code)];
    if (!first || !second) return one.code < other.code ? -1 : 1;
    return countedFirst(first, second)[0] === first ? -1 : 1;
  };
  return [...verdicts, ...(coupon ? [coupon] : [])].sort(
    (one, other) => rankOf(one) - rankOf(other) || engineOrder(one, other),
  );
}
