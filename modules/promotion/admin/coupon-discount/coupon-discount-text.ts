import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

type DiscountTextKey = keyof typeof en;

export const useCouponDiscountText = () => useTextOf<DiscountTextKey>("coupon-discount");
