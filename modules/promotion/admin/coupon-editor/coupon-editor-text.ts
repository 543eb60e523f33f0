import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type CouponEditorTextKey = keyof typeof en;

export const useCouponEditorText = () => useTextOf<CouponEditorTextKey>("coupon-editor");
