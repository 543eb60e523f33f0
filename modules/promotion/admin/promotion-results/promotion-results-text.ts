import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PromotionResultsTextKey = keyof typeof en;

export const usePromotionResultsText = () => useTextOf<PromotionResultsTextKey>("promotion-results");
