import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PromotionListTextKey = keyof typeof en;

export const usePromotionListText = () => useTextOf<PromotionListTextKey>("promotion-list");
