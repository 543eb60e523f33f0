import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type CouponListTextKey = keyof typeof en;

export const useCouponListText = () => useTextOf<CouponListTextKey>("coupon-list");
