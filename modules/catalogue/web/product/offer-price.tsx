import { rp } from "#kit/core/format-rupiah.ts";
import { Price } from "#kit/web/content/price.tsx";
import type { OfferModel } from "./offer-model.ts";
import { useProductText } from "./product-text.ts";

/** Price, previous price and saving. The second line takes space only where it is needed. */
export function OfferPrice({ offer: { price, before } }: { offer: OfferModel }) {
  const t = useProductText();
  // Never more than the shopper gets.
  const percent = before === null ? 0 : Math.floor(((before - price) / before) * 100);
  return (
    <div>
      <Price
        size="lg"
        current={price}
        original={before}
        off={percent > 0 ? `-${percent}%` : undefined}
        currentLabel={t("priceNow")}
        originalLabel={t("priceBefore")}
      />
      {before === null ? null : (
        <p className="mt-0.5 text-sm font-semibold text-court-ink">{t("saving", { amount: rp(before - price) })}</p>
      )}
    </div>
  );
}
