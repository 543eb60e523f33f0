import { rp } from "#kit/core/format-rupiah.ts";
import { useCouponDiscountText } from "./coupon-discount-text.ts";

type Discount = {
  readonly percent?: number | null;
  readonly mostDiscount?: number | null;
  readonly amount?: number | null;
};

/** Returns a function that describes a coupon's discount in a few words. */
export function useDiscountText(): (discount: Discount) => string {
  const t = useCouponDiscountText();
  return ({ percent, mostDiscount, amount }) => {
    if (typeof percent !== "number") return typeof amount === "number" ? t("off_amount", { amount: rp(amount) }) : "";
    return typeof mostDiscount === "number"
      ? t("off_percent_most", { percent, most: rp(mostDiscount) })
      : t("off_percent", { percent });
  };
}
