import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PromotionCalendarTextKey = keyof typeof en;

export const usePromotionCalendarText = () => useTextOf<PromotionCalendarTextKey>("promotion-calendar");
