import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type PricePlansTextKey = keyof typeof en;

export const usePricePlansText = () => useTextOf<PricePlansTextKey>("price-plans");
