import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type WhyPriceTextKey = keyof typeof en;

export const useWhyPriceText = () => useTextOf<WhyPriceTextKey>("why-price");
