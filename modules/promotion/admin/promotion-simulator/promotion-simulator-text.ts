import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PromotionSimulatorTextKey = keyof typeof en;

export const usePromotionSimulatorText = () => useTextOf<PromotionSimulatorTextKey>("promotion-simulator");
