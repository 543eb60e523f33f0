import { rp } from "#kit/core/format-rupiah.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { type PlannedSku, type Prices, type ReductionBase, skuTitle } from "./planned-prices.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import type { GroupSkus } from "./use-group-skus.ts";

const mostExamples = 3;

type GroupPreviewProps = {
  found: GroupSkus | "failed" | "reading" | null;
  reduced: ReadonlyMap<string, number>;
  prices: Prices;
  base: ReductionBase;
  isTooMany: boolean;
  most: number;
};

/** What adding the group would do: how many SKUs, the first prices, and what is left out or replaced. */
export function GroupPreview({ found, reduced, prices, base, isTooMany, most }: GroupPreviewProps) {
  const t = usePricePlansText();
  if (found === "failed") return <Alert tone="error">{t("look_failed")}</Alert>;
  const isRead = found !== null && found !== "reading";
  const skus = isRead ? found.skus : [];
  const replaced = [...reduced.keys()].filter((code) => Object.hasOwn(prices, code)).length;
  const examples = skus.filter(({ skuCode }) => reduced.has(skuCode)).slice(0, mostExamples);
  const unpriced = reduced.size === 0 ? 0 : skus.length - reduced.size;
  return (
    <div className="grid gap-2 text-sm">
      <p role="status" className="font-semibold empty:hidden">
        {found === null ? "" : isRead ? t("group_found", { count: skus.length }) : t("group_reading")}
      </p>
      {examples.length === 0 ? null : (
        <ul className="grid gap-1">
          {examples.map((sku) => (
            <li key={sku.skuCode} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0">{skuTitle(sku)}</span>
              <span className="whitespace-nowrap tabular-nums">
                <del className="text-ink-soft">{rp(baseOf(sku, base))}</del>{" "}
                <ins className="font-bold no-underline">{rp(reduced.get(sku.skuCode) ?? 0)}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
      {replaced > 0 ? <p>{t("group_replaced", { count: replaced })}</p> : null}
      {unpriced > 0 ? <p>{t("group_unpriced", { count: unpriced })}</p> : null}
      {isTooMany || (isRead && !found.isComplete) ? (
        <Alert tone="error">{t("too_many", { most: most.toLocaleString("id-ID") })}</Alert>
      ) : null}
    </div>
  );
}

const baseOf = (sku: PlannedSku, base: ReductionBase): number =>
  (base === "listPrice" ? (sku.listPrice ?? sku.price) : sku.price) ?? 0;
