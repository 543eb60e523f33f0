import type { Basket, BasketLine } from "../pricing/basket.ts";
import { type PricedBasket, pricingSteps } from "../pricing/priced-basket.ts";
import { countedFirst } from "../relation.ts";
import { applied, notApplied, type Verdict, type VerdictReason } from "./verdict.ts";

/** A flash sale that runs. `left` is null where nobody knows what was left: when an order was placed. */
export type FlashSaleFacts = {
  readonly code: string;
  readonly priority: number;
  readonly skus: ReadonlyMap<string, { readonly price: number; readonly left: number | null }>;
};

type Finding = { readonly reason: VerdictReason; readonly other?: string };

/** Where lines differ, the reason that is shown is the first of these. */
const byWeight: readonly VerdictReason[] = ["BUYER_CAP", "UNITS_GONE", "UNITS_OR_CAP", "PRECEDED", "NOT_CHEAPER"];

/** What became of a flash sale. The catalogue gives each line at most one, the first with units and a lower price (D-38). */
export function flashSaleVerdict(
  facts: FlashSaleFacts,
  { lines }: Basket,
  { records }: PricedBasket,
  priorityOf: (code: string) => number,
): Verdict {
  const { code, skus } = facts;
  const own = records.filter(({ step, promotionCode }) => step === pricingSteps.flashSale && promotionCode === code);
  const amount = own.reduce((sum, record) => sum + record.amount, 0);
  if (amount > 0) return applied(code, amount);
  const findings = lines.filter(({ skuCode }) => skus.has(skuCode)).map((line) => findingOf(line, facts, priorityOf));
  const found = byWeight.map((reason) => findings.find((finding) => finding.reason === reason)).find(Boolean);
  if (!found) return notApplied(code, "NO_LINE_IN_SCOPE");
  return notApplied(code, found.reason, { others: found.other === undefined ? [] : [found.other] });
}

function findingOf(
  { skuCode, salePrice, flashSale }: BasketLine,
  { code, priority, skus }: FlashSaleFacts,
  priorityOf: (code: string) => number,
): Finding {
  const { price, left } = skus.get(skuCode) ?? { price: salePrice, left: 0 };
  if (price >= salePrice) return { reason: "NOT_CHEAPER" };
  if (left !== null && left <= 0) return { reason: "UNITS_GONE" };
  if (flashSale?.activityCode === code) return { reason: "BUYER_CAP" };
  if (!flashSale) return { reason: left === null ? "UNITS_OR_CAP" : "UNITS_GONE" };
  const [first] = countedFirst(
    flashSaleFlags(code, priority),
    flashSaleFlags(flashSale.activityCode, priorityOf(flashSale.activityCode)),
  );
  // A later flash sale has the line only when an earlier one has no units.
  return first.code === code ? { reason: "UNITS_GONE" } : { reason: "PRECEDED", other: flashSale.activityCode };
}

const flashSaleFlags = (code: string, priority: number) =>
  ({ code, priority, kind: "flashSale", exclusive: false, stackable: false }) as const;
