import { useTextOf } from "#kit/web/i18n/text-context.tsx";
import type en from "./messages/en-US.json";

export type StockTextKey = keyof typeof en;

export const useStockText = () => useTextOf<StockTextKey>("inventory-admin");
