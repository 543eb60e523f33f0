import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type OrderTextKey = keyof typeof en;

export const useOrderText = () => useTextOf<OrderTextKey>("order");
