import { type Reason, SumReasons } from "#kit/web/content/sum.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { DiscountRecord } from "../contract/checkout-view.ts";

/** One promotion and what it takes off over all lines, the largest first. */
function discountsByPromotion(records: readonly DiscountRecord[]) {
  const sums = new Map<string, Reason>();
  for (const { promotionCode, name, amount } of records) {
    const sum = sums.get(promotionCode) ?? { code: promotionCode, name, amount: 0 };
    sums.set(promotionCode, { ...sum, amount: sum.amount + amount });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || a.code.localeCompare(b.code));
}

/** A sum with its sources when it is unfolded. */
export function DiscountList({ title, records }: { title: string; records: readonly DiscountRecord[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-6 list-none items-center gap-1 underline decoration-dotted underline-offset-4">
        {title}
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      <SumReasons reasons={discountsByPromotion(records)} />
    </details>
  );
}
